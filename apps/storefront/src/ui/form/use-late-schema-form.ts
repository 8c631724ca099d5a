import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { createLateResolver, type LoadSchema } from './late-resolver.ts';
import { type Form, type FormOptions, useForm } from './use-form.ts';

/**
 * Like `useSchemaForm`, for forms that are the page: schema and Zod, 18 kB, load after hydration
 * instead of before it. Validating waits for them.
 */
export function useLateSchemaForm<Values extends FieldValues>(
	load: LoadSchema<Values>,
	options: FormOptions<Values>,
): Form<Values> {
	const [{ resolver, preload }] = useState(() => createLateResolver(load));
	useEffect(preload, [preload]);
	return useForm<Values>(resolver, options);
}
