export { mediaUrl } from './media-url.ts';
