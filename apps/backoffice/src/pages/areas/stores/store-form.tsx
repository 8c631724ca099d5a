import type { DeskStore } from '@korb/contracts/admin/areas/stores';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { EditForm } from '../edit-form.tsx';
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
	const form = useStoreForm({ store, position, onPosition, onSaved });
	const { values, setValues, errors, wrongDays, input, isNew, newer } = form;
	return (
		<EditForm
			form={form}
			maySave={form.maySave}
			mayDiscard={form.isChanged}
			onDiscard={form.discard}
			failure={form.save.error}
			toRefusal={(code) => {
				const refusal = refusals.find((known) => known === code);
				return refusal && t(`stores.refused.${refusal}`);
			}}
			managersOnly={t('stores.managersOnly')}
			fields={
				<StoreFields
					values={values}
					errors={errors}
					wrongDays={wrongDays}
					units={units}
					isNew={isNew}
					onChange={setValues}
				/>
			}
		>
			{newer && input && <StaleStore theirs={newer} mine={input} />}
		</EditForm>
	);
}
