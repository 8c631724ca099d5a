import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createLateResolver } from './late-resolver.ts';

const Name = z.object({ name: z.string().check(z.minLength(1, 'required')) });
const options = { fields: {}, shouldUseNativeValidation: false };

it('validates with the schema, which it loads once', async () => {
	const load = vi.fn(async () => Name);
	const { resolver, preload } = createLateResolver(load);
	preload();
	expect(await resolver({ name: '' }, undefined, options)).toMatchObject({
		errors: { name: { message: 'required' } },
	});
	expect(await resolver({ name: 'Eva' }, undefined, options)).toEqual({
		values: { name: 'Eva' },
		errors: {},
	});
	expect(load).toHaveBeenCalledTimes(1);
});

it('leaves validation to the API while the schema cannot be loaded', async () => {
	const load = vi.fn(async () => Name).mockRejectedValueOnce(new Error('offline'));
	const { resolver } = createLateResolver(load);
	expect(await resolver({ name: '' }, undefined, options)).toEqual({
		values: { name: '' },
		errors: {},
	});
	expect(await resolver({ name: '' }, undefined, options)).toMatchObject({
		errors: { name: { message: 'required' } },
	});
});
