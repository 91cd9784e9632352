interface TorchTrack extends MediaStreamTrack {
  getCapabilities(): MediaTrackCapabilities & { torch?: boolean };
}

/** Whether a camera has a light that the browser may switch. */
export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks() as TorchTrack[];
  return track?.getCapabilities?.().torch === true;
}

/** Switches the camera's light; a camera that refuses stays as it is. */
export async function switchTorch(stream: MediaStream, on: boolean): Promise<void> {
  const [track] = stream.getVideoTracks();
  const constraints = { advanced: [{ torch: on }] } as unknown as MediaTrackConstraints;
  await track?.applyConstraints(constraints);
}
