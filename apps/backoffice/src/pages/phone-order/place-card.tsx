import type { PhoneOrder, PhonePlacement } from '@korb/contracts/admin/orders/phone-orders';
import { useId, useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import field from '../../ui/field/field.module.css';
import { RadioOption } from '../../ui/field/radio-option.tsx';
import { Select } from '../../ui/field/select.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import text from '../../ui/layout/text.module.css';
import { Note } from '../../ui/note/note.tsx';
import { openProblems } from './open-problems.ts';
import styles from './phone-order.module.css';
import { PlaceRefused } from './place-refused.tsx';
import { usePlace } from './use-place.ts';

const MAX_NOTE = 240;
const substitutions = ['replace', 'call', 'none'] as const;

/** The caller has heard the total, so the order is refused when it has changed. */
export function PlaceCard({ order }: { order: PhoneOrder }) {
	const t = useMessages();
	const { money } = useFormats();
	const noteId = useId();
	const methods = order.methods.filter(({ refusal }) => refusal === null);
	const [chosen, setChosen] = useState<PhonePlacement['methodKey'] | null>(null);
	const [substitution, setSubstitution] = useState<PhonePlacement['substitution']>('replace');
	const [note, setNote] = useState('');
	const place = usePlace(order.draftId);
	const method = methods.find(({ methodKey }) => methodKey === chosen) ?? methods[0];
	const problems = openProblems(order);
	const { total } = order.cart.priceInfo;
	const isReady = problems.length === 0 && method !== undefined;
	return (
		<Card title={t('phone.place')}>
			<form
				className={styles['form']}
				onSubmit={(event) => {
					event.preventDefault();
					if (!isReady || place.isPending) return;
					const { methodKey } = method;
					place.mutate({ methodKey, substitution, note, expectedTotal: total });
				}}
			>
				<fieldset className={styles['options']}>
					<legend className={field['label']}>{t('phone.method')}</legend>
					{methods.map(({ methodKey }) => (
						<RadioOption
							key={methodKey}
							name="method"
							label={t(`method.${methodKey}`)}
							checked={methodKey === method?.methodKey}
							onChange={() => setChosen(methodKey)}
						/>
					))}
					{methods.length === 0 && order.cart.distributionAddress && (
						<Note tone="warn">{t('phone.noMethod')}</Note>
					)}
					<p className={`${text['small']} ${text['muted']}`}>{t('phone.noCard')}</p>
				</fieldset>
				<Select
					label={t('order.ifMissing')}
					value={substitution}
					options={substitutions.map((value) => ({
						value,
						text: t(`order.substitution.${value}`),
					}))}
					onChange={({ target }) => setSubstitution(target.value as typeof substitution)}
				/>
				<div className={field['field']}>
					<label className={field['label']} htmlFor={noteId}>
						{t('phone.note')}
					</label>
					<TextArea
						id={noteId}
						rows={2}
						maxLength={MAX_NOTE}
						value={note}
						onChange={({ target }) => setNote(target.value)}
					/>
				</div>
				<p className={`${text['small']} ${text['muted']}`}>{t('phone.legal')}</p>
				{problems.length > 0 && (
					<ul className={styles['todo']}>
						{problems.map((problem) => (
							<li key={problem}>{t(problem)}</li>
						))}
					</ul>
				)}
				{place.error && <PlaceRefused order={order} error={place.error} />}
				<Button type="submit" variant="primary" disabled={!isReady || place.isPending}>
					{t('phone.submit', { total: money(total, order.currency) })}
				</Button>
			</form>
		</Card>
	);
}
