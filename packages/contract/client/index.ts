export { client } from './generated/client.gen.ts';
export * from './generated/index.ts';
