/** Above this many places dots are too small to read, and a bar replaces them. */
export const maxDots = 24;
