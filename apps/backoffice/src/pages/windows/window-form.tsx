import type { DeskWindowDetails, WindowScope } from '@korb/contracts/admin/windows/windows';
import { putDeskWindow } from '@korb/contracts/admin/windows/windows-paths';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { useSession } from '../../session/session.tsx';
import { useUndo } from '../../session/undo/use-undo.ts';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { StaleWindow } from './stale-window.tsx';
import { useWindowName } from './use-window-name.ts';
import { useWindowsUpdate } from './use-windows.ts';
import { hasChanges, readValues, toValues } from './window-draft.ts';
import { WindowFields } from './window-fields.tsx';
import styles from './window-panel.module.css';
import { WindowScopes } from './window-scopes.tsx';

type WindowFormProps = { window: DeskWindowDetails; currency: string };

export function WindowForm({ window, currency }: WindowFormProps) {
	const { t, tag } = useLocale();
	const { may } = useSession();
	const update = useWindowsUpdate();
	const { offerUndo } = useUndo();
	const name = useWindowName(window);
	// What is typed stays when the window is read again; the version is that of what was seen first.
	const [base, setBase] = useState(window);
	const [values, setValues] = useState(() => toValues(window, tag));
	const [scope, setScope] = useState<WindowScope>('window');
	const { terms, errors } = readValues(values, window);
	const take = (current: DeskWindowDetails) => {
		setBase(current);
		setValues(toValues(current, tag));
		setScope('window');
		save.reset();
		update();
	};
	const save = useMutation({
		mutationFn: (version: number) => {
			if (!terms) throw new Error('incomplete');
			return call(putDeskWindow, {
				params: { windowId: window.windowId },
				body: { version, scope, ...terms },
			});
		},
		onSuccess: ({ window: saved, undo }) => {
			take(saved);
			if (undo) {
				offerUndo({ ...undo, text: t('undo.of', { subject: name, change: t('windows.changed') }) });
			}
		},
	});
	const newer = hasErrorCode(save.error, 'stale')
		? (save.error.details['current'] as DeskWindowDetails)
		: null;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (terms) save.mutate(newer?.version ?? base.version);
	};
	const extra = terms ? terms.capacity - base.capacity : 0;
	const hasOtherChanges = terms !== null && hasChanges({ ...terms, capacity: base.capacity }, base);
	return (
		<form className={styles['form']} onSubmit={submit} noValidate>
			<WindowFields
				window={window}
				currency={currency}
				values={values}
				errors={errors}
				isLimited={!may('windows.manage')}
				onChange={setValues}
			/>
			{window.template && may('windows.manage') && (
				<WindowScopes window={window} scope={scope} onChange={setScope} />
			)}
			{newer && terms && <StaleWindow theirs={newer} mine={terms} currency={currency} />}
			{save.error && !newer && (
				<Note tone="danger" isAlert>
					{hasErrorCode(save.error, 'conflict') ? t('windows.refused') : t('notSaved')}
				</Note>
			)}
			<div className={styles['buttons']}>
				{newer && <Button onClick={() => take(newer)}>{t('stale.takeTheirs')}</Button>}
				<Button
					type="submit"
					variant="primary"
					disabled={!terms || (!hasChanges(terms, base) && scope === 'window') || save.isPending}
				>
					{newer
						? t('stale.saveMine')
						: extra !== 0 && !hasOtherChanges
							? t('windows.savePlaces', { places: extra > 0 ? `+${extra}` : `−${-extra}` })
							: t('save')}
				</Button>
			</div>
		</form>
	);
}
