import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Notice } from '../notice/notice.tsx';
import styles from './form.module.css';
import type { Form as FormHandle } from './use-form.ts';

type FormProps<Values extends FieldValues> = {
	form: FormHandle<Values>;
	/** For a submit button outside the form, such as that of a dialog. */
	id?: string;
	onSubmit: (values: Values) => Promise<void> | void;
	/** A form-level error. */
	problem?: ReactNode;
	columns?: 1 | 2;
	children: ReactNode;
};

/** Submits only what its schema accepts; otherwise the first invalid field gets the focus. */
export function Form<Values extends FieldValues>({
	form,
	id,
	onSubmit,
	problem,
	columns = 1,
	children,
}: FormProps<Values>) {
	return (
		<form
			id={id}
			noValidate
			className={styles[`columns-${columns}`]}
			onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
		>
			{problem && (
				<div role="alert" className={styles['wide']}>
					<Notice tone="danger">{problem}</Notice>
				</div>
			)}
			{children}
		</form>
	);
}

/** Takes the full width in a two-column form. */
export function FormRow({ children }: { children: ReactNode }) {
	return <div className={styles['wide']}>{children}</div>;
}
