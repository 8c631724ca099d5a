import type { FormEvent, ReactNode } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import text from '../../ui/layout/text.module.css';
import { Note } from '../../ui/note/note.tsx';
import styles from './area-panel.module.css';

type EditFormProps<Stored> = {
	form: {
		base: { version: number | null };
		isNew: boolean;
		/** As somebody else has stored it meanwhile. */
		newer: (Stored & { version: number }) | null;
		take: (stored: Stored) => void;
		save: { mutate: (version: number | null) => void };
	};
	maySave: boolean;
	mayDiscard: boolean;
	onDiscard: () => void;
	fields: ReactNode;
	/** What the change would do, or how it differs from the stored one. */
	children: ReactNode;
	failure: Error | null;
	/** Undefined for codes that the form does not explain. */
	toRefusal: (code: string | null) => string | undefined;
	managersOnly: string;
};

/** An area or a store, with what is to be known before and after it was sent. */
export function EditForm<Stored>({ form, fields, children, ...rest }: EditFormProps<Stored>) {
	const t = useMessages();
	const { may } = useSession();
	const { base, isNew, newer, save } = form;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (rest.maySave) save.mutate(newer?.version ?? base.version);
	};
	const failure = newer ? null : rest.failure;
	const refusal = failure instanceof ApiError ? rest.toRefusal(failure.code) : undefined;
	return (
		<form className={styles['form']} onSubmit={submit} noValidate>
			<fieldset className={styles['all']} disabled={!may('areas.manage')}>
				{fields}
			</fieldset>
			{children}
			{failure && (
				<Note tone="danger" isAlert>
					{refusal ?? t('notSaved')}
				</Note>
			)}
			{may('areas.manage') ? (
				<div className={styles['buttons']}>
					{newer && <Button onClick={() => form.take(newer)}>{t('stale.takeTheirs')}</Button>}
					<Button type="submit" variant="primary" disabled={!rest.maySave}>
						{newer ? t('stale.saveMine') : t('save')}
					</Button>
					{rest.mayDiscard && !isNew && (
						<Button variant="quiet" onClick={rest.onDiscard}>
							{t('areas.discard')}
						</Button>
					)}
				</div>
			) : (
				<p className={text['muted']}>{rest.managersOnly}</p>
			)}
		</form>
	);
}
