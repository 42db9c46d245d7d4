// Loaded before everything else (`node --import`), since it must see the modules that it follows being loaded.
// Traces go where OTEL_EXPORTER_OTLP_ENDPOINT says; without it nothing is loaded and nothing is sent.
import { register } from 'node:module';

if ((process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '') !== '') {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
  const { startTracing } = await import('./tracing.ts');
  startTracing();
}
