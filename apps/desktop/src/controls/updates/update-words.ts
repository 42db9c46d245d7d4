import { PRODUCT_NAME } from '@vayl/domain';

export const UPDATE = {
  ready: {
    title: (version: string) => `${PRODUCT_NAME} ${version} is ready`,
    text: 'It takes a moment, and the app starts again by itself. Your settings stay.',
    lit: 'It waits until the light is off.',
    install: 'Update now',
    installing: 'Updating…',
  },
  installed: {
    title: (version: string) => `${PRODUCT_NAME} ${version} is in its place`,
    text: 'The app starts again when the light is off.',
  },
  failed: {
    title: 'The update did not work',
    text: 'This version goes on working. The next attempt comes by itself, later today.',
  },
} as const;
