import type { AreaList, AreaShape, DeskArea } from '@korb/contracts/admin/areas/areas';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import text from '../../../ui/layout/text.module.css';
import { Note } from '../../../ui/note/note.tsx';
import styles from '../area-panel.module.css';
import { AreaFields } from './area-fields.tsx';
import { EffectNote } from './effect-note.tsx';
import { ShapeField } from './shape-field.tsx';
import type { ShapeProblem } from './shape-text.ts';
import { StaleArea } from './stale-area.tsx';
import { type AreaDraft, useAreaForm } from './use-area-form.ts';

type AreaFormProps = {
	list: AreaList;
	area: AreaDraft;
	/** As stored; null for a new area. */
	stored: AreaShape | null;
	/** As drawn; null while nothing was. */
	drawn: AreaShape | null;
	onDraw: (shape: AreaShape | null) => void;
	onSaved: (area: DeskArea) => void;
};

const refusals = ['areaExists', 'defaultArea', 'otherArea', 'shapeInvalid', 'tooMany'] as const;

export function AreaForm({ list, area, stored, drawn, onDraw, onSaved }: AreaFormProps) {
	const t = useMessages();
	const { may } = useSession();
	const form = useAreaForm({ area, shape: drawn, onSaved });
	const { base, values, errors, input, isNew, newer, save, effect } = form;
	const [problem, setProblem] = useState<ShapeProblem | null>(null);
	const [discarded, setDiscarded] = useState(0);
	const maySave = form.maySave && problem === null;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (maySave) save.mutate(newer?.version ?? base.version);
	};
	const failure = newer ? null : (save.error ?? effect?.error ?? null);
	const refusal = refusals.find((code) => failure instanceof ApiError && failure.code === code);
	return (
		<form className={styles['form']} onSubmit={submit} noValidate>
			<fieldset className={styles['all']} disabled={!may('areas.manage')}>
				<AreaFields
					list={list}
					values={values}
					errors={errors}
					isNew={isNew}
					isDefaultFixed={base.isDefault}
					onChange={form.setValues}
				/>
				<ShapeField
					key={discarded}
					shape={drawn ?? stored}
					isOpen={isNew}
					onChange={onDraw}
					problem={problem}
					onProblem={setProblem}
				/>
			</fieldset>
			{effect?.data && <EffectNote effect={effect.data} />}
			{newer && input && (
				<StaleArea
					theirs={newer}
					mine={input}
					minePoints={drawn?.coordinates.flat(2).length ?? null}
					currency={list.currency}
				/>
			)}
			{failure && (
				<Note tone="danger" isAlert>
					{refusal ? t(`areas.refused.${refusal}`) : t('notSaved')}
				</Note>
			)}
			{may('areas.manage') ? (
				<div className={styles['buttons']}>
					{newer && <Button onClick={() => form.take(newer)}>{t('stale.takeTheirs')}</Button>}
					<Button type="submit" variant="primary" disabled={!maySave}>
						{newer ? t('stale.saveMine') : t('save')}
					</Button>
					{(form.isChanged || problem) && !isNew && (
						<Button
							variant="quiet"
							onClick={() => {
								form.discard();
								onDraw(null);
								setDiscarded(discarded + 1);
							}}
						>
							{t('areas.discard')}
						</Button>
					)}
				</div>
			) : (
				<p className={text['muted']}>{t('areas.managersOnly')}</p>
			)}
		</form>
	);
}
