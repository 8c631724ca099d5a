import { zodResolver } from '@hookform/resolvers/zod';
import {
	type DefaultValues,
	type FieldPath,
	type FieldValues,
	type UseFormReturn,
	useForm as useHookForm,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

type FormOptions<Values extends FieldValues> = {
	defaults: DefaultValues<Values>;
	/** Turns what a schema or the server says into a sentence for shoppers. */
	errorText?: (message: string) => string;
};

export type Form<Values extends FieldValues> = UseFormReturn<Values> & {
	/** Everything a field component needs: `<TextField label="…" {...form.field('email')} />`. */
	field: (name: FieldPath<Values>) => FieldProps;
};

type FieldProps = ReturnType<UseFormReturn['register']> & { error: string | undefined };

/**
 * One schema checks a form here and on the server. Fields stay quiet until they are left once, then answer as one
 * types.
 */
export function useForm<Values extends FieldValues>(
	schema: ZodMiniType<Values, Values>,
	{ defaults, errorText = (message) => message }: FormOptions<Values>,
): Form<Values> {
	const form = useHookForm<Values>({
		resolver: zodResolver(schema),
		defaultValues: defaults,
		mode: 'onTouched',
	});

	function field(name: FieldPath<Values>): FieldProps {
		const message = form.getFieldState(name, form.formState).error?.message;
		return { ...form.register(name), error: message && errorText(message) };
	}

	return { ...form, field };
}
