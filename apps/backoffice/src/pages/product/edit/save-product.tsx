import { useEffect } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/button/kbd.tsx';
import type { ProductEditing } from './use-product-form.ts';

/** ⌘S as well, or Ctrl S: a person may still be in a field. */
export function SaveProduct({ editing: { save, canSave, isSaving } }: { editing: ProductEditing }) {
	const t = useMessages();
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
			event.preventDefault();
			// Behind a dialog, which saves something else, it rests.
			if (!document.querySelector('[role="dialog"]')) save();
		};
		addEventListener('keydown', onKeyDown);
		return () => removeEventListener('keydown', onKeyDown);
	});
	return (
		<Button variant="primary" disabled={!canSave || isSaving} onClick={save}>
			{t('save')} <Kbd>⌘S</Kbd>
		</Button>
	);
}
