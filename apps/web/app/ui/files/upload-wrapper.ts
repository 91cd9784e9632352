type FetchWrapper = (transport: typeof fetch) => typeof fetch;

let wrapper: FetchWrapper = (transport) => transport;

/**
 * Sets the wrapper of every upload: the session adds the token and refreshes it. It must not limit the
 * time: a large image takes minutes on a slow connection, and is given up when nothing moves.
 */
export function setUploadFetchWrapper(wanted: FetchWrapper): void {
  wrapper = wanted;
}

/** Wraps the transport of one upload; apart from it, because every page sets the wrapper and few upload. */
export const wrapUpload: FetchWrapper = (transport) => wrapper(transport);
