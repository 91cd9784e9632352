/** The size of the chart of arrivals in its own units, with room for the numbers above and the hours below. */
export const chartWidth = 300;
export const chartHeight = 104;
export const chartViewBox = `0 -18 ${chartWidth} ${chartHeight + 38}`;
