/** The demo: one recording for the modals of every page. */
export const DEMO_VIDEO = {
  title: 'Vayl in 30 seconds',
  poster: '/video/vayl-demo-poster.jpg',
  captions: '/video/vayl-demo.vtt',
  /** Best first: a browser takes the first that it can play. */
  sources: [
    { address: '/video/vayl-demo.webm', type: 'video/webm' },
    { address: '/video/vayl-demo.mp4', type: 'video/mp4' },
  ],
  file: '/video/vayl-demo.mp4',
} as const;
