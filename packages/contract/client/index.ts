export * from './generated/@tanstack/react-query.gen.ts';
export { client } from './generated/client.gen.ts';
export * from './generated/index.ts';
