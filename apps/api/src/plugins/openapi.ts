import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import {
	jsonSchemaTransform,
	jsonSchemaTransformObject,
	serializerCompiler,
	validatorCompiler,
} from 'fastify-type-provider-zod';

/** The contracts are the API: they validate requests, serialise responses and describe both. */
export async function followContracts(app: FastifyInstance): Promise<void> {
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: { title: 'Korb', description: 'The API of the shop', version: '1' },
		},
		transform: jsonSchemaTransform,
		transformObject: jsonSchemaTransformObject,
	});
}
