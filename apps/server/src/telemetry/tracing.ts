import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK } from '@opentelemetry/sdk-node';

/** Follows requests through HTTP and the database. Statements are traced by their text; their values are not. */
export function startTracing(): void {
  const sdk = new NodeSDK({
    serviceName: 'vayl-server',
    traceExporter: new OTLPTraceExporter(),
    instrumentations: [new HttpInstrumentation(), new PgInstrumentation({ enhancedDatabaseReporting: false })],
  });
  sdk.start();
  process.once('beforeExit', () => void sdk.shutdown());
}
