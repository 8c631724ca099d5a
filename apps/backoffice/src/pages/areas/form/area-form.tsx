import type { AreaList, AreaShape, DeskArea } from '@korb/contracts/admin/areas/areas';
import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { EditForm } from '../edit-form.tsx';
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
	const form = useAreaForm({ area, shape: drawn, onSaved });
	const { base, values, errors, input, isNew, newer, save, effect } = form;
	const [problem, setProblem] = useState<ShapeProblem | null>(null);
	const [discarded, setDiscarded] = useState(0);
	return (
		<EditForm
			form={form}
			maySave={form.maySave && problem === null}
			mayDiscard={form.isChanged || problem !== null}
			onDiscard={() => {
				form.discard();
				onDraw(null);
				setDiscarded(discarded + 1);
			}}
			failure={save.error ?? effect?.error ?? null}
			toRefusal={(code) => {
				const refusal = refusals.find((known) => known === code);
				return refusal && t(`areas.refused.${refusal}`);
			}}
			managersOnly={t('areas.managersOnly')}
			fields={
				<>
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
				</>
			}
		>
			{effect?.data && <EffectNote effect={effect.data} />}
			{newer && input && (
				<StaleArea
					theirs={newer}
					mine={input}
					minePoints={drawn?.coordinates.flat(2).length ?? null}
					currency={list.currency}
				/>
			)}
		</EditForm>
	);
}
