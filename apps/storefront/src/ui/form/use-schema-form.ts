import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { type Form, type FormOptions, useForm } from './use-form.ts';

/** Validates with the same schema as the server. It adds Zod to the bundle: 15 kB. */
export function useSchemaForm<Values extends FieldValues>(
	schema: ZodMiniType<Values, Values>,
	options: FormOptions<Values>,
): Form<Values> {
	return useForm<Values>(zodResolver(schema), options);
}
