import { PRODUCT_NAME } from '@vayl/domain';
import { z } from 'zod';
import type { Call } from './call.ts';
import { CALLS } from './calls.ts';
import { COMMON_ERRORS, ErrorBody } from './error-body.ts';

/** The contract as an OpenAPI 3.1 document, whose schema language is the JSON Schema that zod writes. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries<Call>(CALLS)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} server`, version: '1' },
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(name: string, call: Call): Record<string, unknown> {
  return {
    operationId: name,
    summary: call.summary,
    ...(call.access === 'signed-in' ? { security: [{ session: [] }] } : {}),
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(jsonSchema(call.body, 'input')) } }),
    responses: {
      200: { description: 'Done', content: json(jsonSchema(call.response, 'output')) },
      default: {
        description: `Refused: ${[...call.errors, ...COMMON_ERRORS].join(', ')}`,
        content: json(
          call.refusal === undefined ? { $ref: '#/components/schemas/Error' } : jsonSchema(call.refusal, 'output'),
        ),
      },
    },
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): Record<string, unknown>[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: field,
  }));
}

function json(schema: unknown): Record<string, unknown> {
  return { 'application/json': { schema } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
