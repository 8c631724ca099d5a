import type { DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { useUnitName } from '../../../session/use-unit-name.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BothValues } from '../../../ui/note/both-values.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { describeValue } from '../../import/change-words.ts';
import styles from '../product-page.module.css';
import { readForm, toForm } from './product-form.ts';
import type { ProductEditing } from './use-product-form.ts';

type EditNotesProps = { product: DeskProduct; editing: ProductEditing };

/** Why it was not saved; and both values, where somebody was faster. */
export function EditNotes({ product: { currency }, editing }: EditNotesProps) {
	const { t, tag } = useLocale();
	const formats = useFormats();
	const unitName = useUnitName();
	const { newer, error, changed, form, save, takeTheirs, canSave } = editing;
	if (newer) {
		const [theirs, mine] = [readForm(toForm(newer, tag)), readForm(form)];
		const words = { t, tag, formats, currency, unitName };
		const values = changed.map((name) => {
			const field = name === 'category' ? 'categories' : name;
			return {
				label: t(`import.field.${field}`),
				theirs: describeValue(field, theirs[name], words),
				mine: describeValue(field, mine[name], words),
			};
		});
		return (
			<div className={styles['stale']}>
				<BothValues values={values} />
				<div className={styles['choices']}>
					<Button onClick={takeTheirs}>{t('stale.takeTheirs')}</Button>
					<Button variant="primary" disabled={!canSave} onClick={save}>
						{t('stale.saveMine')}
					</Button>
				</div>
			</div>
		);
	}
	if (!error) return null;
	return (
		<Note tone="danger" isAlert>
			{hasErrorCode(error, 'conflict') && error.code === 'ownedByFeed'
				? t('product.ownedByFeedText')
				: t('notSaved')}
		</Note>
	);
}
