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
	/** Turns a message of a schema or of the server into a text for shoppers. */
	errorText?: (message: string) => string;
};

export type Form<Values extends FieldValues> = UseFormReturn<Values> & {
	/** Props of a field component: `<TextField label="…" {...form.field('email')} />`. */
	field: (name: FieldPath<Values>) => FieldProps;
};

type FieldProps = ReturnType<UseFormReturn['register']> & { error: string | undefined };

/** Fields validate on the first blur, then on every change. */
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
