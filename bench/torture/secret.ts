/** With it the tokens of the members are signed here, and checked by the servers. */
export const SECRET = 'the secret of the servers that are tortured';
