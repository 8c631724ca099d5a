import { describe, expect, it } from 'vitest';
import { findApiLiterals, isProductCode } from './api-path-rules.ts';

describe('literal API paths', () => {
	it.each([
		"api.get('/api/carts')",
		'<form action="/api/carts/forms/items">',
		'fetch(`/api/orders`)',
		`fetch(\`\${origin}/api/csrf\`)`,
	])('are found: %s', (source) => {
		expect(findApiLiterals(`const a = 1;\n${source}`)).toEqual([{ line: 2, text: source }]);
	});

	it.each([
		"import { api } from '../platform/api/api.ts';",
		"run('apps/api/src/main.ts')",
		'/** Response of `GET /api/recipes`. */',
		"new URL('/maps/api/geocode/json', url)",
	])('are not confused with: %s', (source) => {
		expect(findApiLiterals(source)).toEqual([]);
	});

	it('are allowed in contracts, in tests and where Payload defines the API', () => {
		expect(isProductCode('packages/contracts/src/cart/cart-paths.ts')).toBe(false);
		expect(isProductCode('apps/api/src/modules/cart/cart.routes.test.ts')).toBe(false);
		expect(isProductCode('apps/cms/src/auth/sign-in-form.tsx')).toBe(false);
		expect(isProductCode('apps/api/src/modules/cart/cart.routes.ts')).toBe(true);
		expect(isProductCode('tools/chaos/shoppers.ts')).toBe(true);
	});
});
