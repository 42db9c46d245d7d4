/** Where a track's file is served: its exact name, percent-encoded (RD-45). */
export function ambientTrackPath(track: string): string {
  return `/audio/ambient/${encodeURIComponent(track)}.mp3`;
}
