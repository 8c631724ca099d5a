import { Toast as Base } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon } from '../icon/page-icons.ts';
import { XIcon } from '../icon/shell-icons.ts';
import styles from './toast.module.css';
import { listenForToasts, type ToastOptions } from './toasts.ts';

type ToastStackProps = { first: readonly ToastOptions[]; label: string; closeLabel: string };

const ICONS = { fresh: CircleCheckIcon, info: InfoIcon, danger: CircleAlertIcon } as const;
const DEFAULT_MS = 2000;
const WITH_ACTION_MS = 6000;

export function ToastStack({ first, label, closeLabel }: ToastStackProps) {
	return (
		<Base.Provider limit={3}>
			<Base.Portal>
				<Base.Viewport className={styles['viewport']} aria-label={label}>
					<Stack first={first} closeLabel={closeLabel} />
				</Base.Viewport>
			</Base.Portal>
		</Base.Provider>
	);
}

function Stack({ first, closeLabel }: Omit<ToastStackProps, 'label'>) {
	const { toasts, add } = Base.useToastManager<ToastOptions>();

	useEffect(() => {
		const show = (toast: ToastOptions) =>
			add({
				title: toast.text,
				timeout: toast.durationMs ?? (toast.action ? WITH_ACTION_MS : DEFAULT_MS),
				data: toast,
			});
		first.forEach(show);
		return listenForToasts(show);
	}, [first, add]);

	// Base UI hides the buttons until the region has the focus, yet leaves them in the tab order.
	return toasts.map((toast) => {
		const Icon = ICONS[toast.data?.tone ?? 'fresh'];
		const action = toast.data?.action;
		return (
			<Base.Root key={toast.id} toast={toast} className={styles['toast']}>
				<Icon className={styles['icon']} />
				<Base.Title className={styles['text']} />
				{action ? (
					<Base.Close
						render={
							<Button
								aria-hidden={false}
								variant="ghost"
								size="sm"
								className={styles['action']}
								onClick={action.onPress}
							>
								{action.text}
							</Button>
						}
					/>
				) : (
					<Base.Close
						render={
							<IconButton aria-hidden={false} label={closeLabel}>
								<XIcon />
							</IconButton>
						}
					/>
				)}
			</Base.Root>
		);
	});
}
