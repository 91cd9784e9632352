import { coverColours as colour } from './colours.ts';

/** What a colour is used for in a cover. */
export interface CoverPalette {
  ground: string;
  figure: string;
  second: string;
  line: string;
  /** Of the one element that stands out. */
  hot: string;
}

/** The eight palettes of cover art; their backgrounds differ at the size of a thumbnail. */
export const coverPaletteList: readonly CoverPalette[] = [
  {
    ground: colour.jacaranda,
    figure: colour.lilac,
    second: colour.rose,
    line: '#8172e4',
    hot: colour.accent,
  },
  {
    ground: colour.cedar,
    figure: colour.mint,
    second: colour.marigold,
    line: '#2b7257',
    hot: colour.accent,
  },
  {
    ground: colour.rose,
    figure: colour.sumac,
    second: colour.stone,
    line: '#e08b9b',
    hot: colour.accent,
  },
  {
    ground: colour.ink,
    figure: colour.stone,
    second: colour.aqua,
    line: '#4d453d',
    hot: colour.accent,
  },
  {
    ground: colour.sea,
    figure: colour.aqua,
    second: colour.stone,
    line: '#3f80d8',
    hot: colour.citron,
  },
  {
    ground: colour.marigold,
    figure: colour.ink,
    second: colour.sumac,
    line: '#db920a',
    hot: '#fbfaf7',
  },
  {
    ground: colour.stone,
    figure: colour.cedar,
    second: colour.sea,
    line: '#c9bd9e',
    hot: colour.accent,
  },
  {
    ground: colour.sumac,
    figure: colour.rose,
    second: colour.marigold,
    line: '#ad3a60',
    hot: colour.citron,
  },
];
