import { openApiDocument } from '@vayl/contract';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Context } from './context.ts';

export interface Readiness {
  isStopping: boolean;
}

/** The listener that only operators reach: health, readiness, metrics and the contract. */
export function createInternalApp({ database, metrics, log }: Context, readiness: Readiness): Hono {
  const app = new Hono();
  app.get('/health', (web) => web.json({ is: 'alive' }));
  app.get('/ready', async (web) => {
    if (readiness.isStopping) return web.json({ is: 'stopping' }, 503);
    try {
      await database.row(z.object({ one: z.number() }), 'SELECT 1 AS one');
      return web.json({ is: 'ready' });
    } catch (cause) {
      log.warn({ cause }, 'the database does not answer');
      return web.json({ is: 'without database' }, 503);
    }
  });
  app.get('/metrics', async (web) => web.text(await metrics.registry.metrics()));
  app.get('/openapi.json', (web) => web.json(openApiDocument()));
  return app;
}
