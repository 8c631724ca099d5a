import {
	type DefaultValues,
	type FieldPath,
	type FieldValues,
	type Resolver,
	type UseFormReturn,
	useForm as useHookForm,
} from 'react-hook-form';

export type FormOptions<Values extends FieldValues> = {
	defaults: DefaultValues<Values>;
	/** Turns what a schema or the server says into a sentence for shoppers. */
	errorText?: (message: string) => string;
};

export type Form<Values extends FieldValues> = UseFormReturn<Values> & {
	/** Everything a field component needs: `<TextField label="…" {...form.field('email')} />`. */
	field: (name: FieldPath<Values>) => FieldProps;
};

type FieldProps = ReturnType<UseFormReturn['register']> & { error: string | undefined };

/** Fields stay quiet until they are left once, then answer as one types. */
export function useForm<Values extends FieldValues>(
	resolver: Resolver<Values>,
	{ defaults, errorText = (message) => message }: FormOptions<Values>,
): Form<Values> {
	const form = useHookForm<Values>({
		resolver,
		defaultValues: defaults,
		mode: 'onTouched',
	});

	function field(name: FieldPath<Values>): FieldProps {
		const message = form.getFieldState(name, form.formState).error?.message;
		return { ...form.register(name), error: message && errorText(message) };
	}

	return { ...form, field };
}
