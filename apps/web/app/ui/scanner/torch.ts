interface TorchTrack extends MediaStreamTrack {
  getCapabilities(): MediaTrackCapabilities & { torch?: boolean };
}

/** Returns whether the camera has a light that the browser can switch. */
export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks() as TorchTrack[];
  return track?.getCapabilities?.().torch === true;
}

/** Switches the camera's light; rejects when the camera refuses. */
export async function switchTorch(stream: MediaStream, on: boolean): Promise<void> {
  const [track] = stream.getVideoTracks();
  const constraints = { advanced: [{ torch: on }] } as unknown as MediaTrackConstraints;
  await track?.applyConstraints(constraints);
}
