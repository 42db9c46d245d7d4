/**
 * Draws once with the values that a program begins with, which are all zero: nothing to see. Some drivers translate a shader
 * only when it is first used, and a page that is held up by it does not answer the beat. So it is done before anybody waits.
 */
export function warmUp(canvas: HTMLCanvasElement): void {
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (gl === null) return;
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  // Whoever reads waits until it is drawn.
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
}
