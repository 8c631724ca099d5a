import type { DeskStore } from '@korb/contracts/admin/areas/stores';
import type { FormEvent } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import text from '../../../ui/layout/text.module.css';
import { Note } from '../../../ui/note/note.tsx';
import styles from '../area-panel.module.css';
import { StaleStore } from './stale-store.tsx';
import type { StoreDraft } from './store-draft.ts';
import { StoreFields } from './store-fields.tsx';
import { useStoreForm } from './use-store-form.ts';

type StoreFormProps = {
	store: StoreDraft;
	units: string[];
	/** As typed or moved on the map; null while it is as it was stored. */
	position: string | null;
	onPosition: (position: string | null) => void;
	onSaved: (store: DeskStore) => void;
};

const refusals = ['storeExists', 'tooMany'] as const;

export function StoreForm({ store, units, position, onPosition, onSaved }: StoreFormProps) {
	const t = useMessages();
	const { may } = useSession();
	const form = useStoreForm({ store, position, onPosition, onSaved });
	const { base, values, setValues, errors, wrongDays, input, isNew, newer, save } = form;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (form.maySave) save.mutate(newer?.version ?? base.version);
	};
	const failure = newer ? null : save.error;
	const refusal = refusals.find((code) => failure instanceof ApiError && failure.code === code);
	return (
		<form className={styles['form']} onSubmit={submit} noValidate>
			<fieldset className={styles['all']} disabled={!may('areas.manage')}>
				<StoreFields
					values={values}
					errors={errors}
					wrongDays={wrongDays}
					units={units}
					isNew={isNew}
					onChange={setValues}
				/>
			</fieldset>
			{newer && input && <StaleStore theirs={newer} mine={input} />}
			{failure && (
				<Note tone="danger" isAlert>
					{refusal ? t(`stores.refused.${refusal}`) : t('notSaved')}
				</Note>
			)}
			{may('areas.manage') ? (
				<div className={styles['buttons']}>
					{newer && <Button onClick={() => form.take(newer)}>{t('stale.takeTheirs')}</Button>}
					<Button type="submit" variant="primary" disabled={!form.maySave}>
						{newer ? t('stale.saveMine') : t('save')}
					</Button>
					{form.isChanged && !isNew && (
						<Button variant="quiet" onClick={form.discard}>
							{t('areas.discard')}
						</Button>
					)}
				</div>
			) : (
				<p className={text['muted']}>{t('stores.managersOnly')}</p>
			)}
		</form>
	);
}
