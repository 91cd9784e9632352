/** Colours of the cover art, the same in both themes (tokens `--cover-*`). */
export const coverColours = {
  accent: '#ff5a2b',
  tartan: '#e2421a',
  marigold: '#ffb51f',
  citron: '#e4f04a',
  cedar: '#11503a',
  mint: '#b9dfc6',
  sea: '#1560c4',
  aqua: '#8fd6dc',
  jacaranda: '#6552d6',
  lilac: '#cbc1ff',
  sumac: '#8b1a3d',
  rose: '#f7b9c3',
  stone: '#ebe4d4',
  ink: '#191613',
} as const;
