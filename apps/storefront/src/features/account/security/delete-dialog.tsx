import { postDeletion } from '@korb/contracts/customer/customer-data-paths';
import { useId, useRef } from 'react';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useAppNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useSite } from '../../../platform/site.tsx';
import { resetCustomer } from '../../../shop/session/customer-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { CircleAlertIcon } from '../../../ui/icons/circle-alert.ts';
import { CircleCheckIcon } from '../../../ui/icons/circle-check.ts';
import { LockIcon } from '../../../ui/icons/lock.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './delete-dialog.module.css';
import {
	OwnPasswordField,
	OwnPasswordForm,
	toPasswordError,
	useProofErrorText,
} from './own-password.tsx';

/** Says what is lost before it is; keeping the account is the first choice. */
export function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
	const { t } = useSite();
	const formId = useId();
	const keep = useRef<HTMLButtonElement>(null);
	return (
		<Dialog
			size="sm"
			open={open}
			onClose={onClose}
			initialFocus={keep}
			title={t('account.delete.question')}
			description={t('account.delete.questionLead')}
			closeLabel={t('account.close')}
			actions={
				<>
					<Button variant="danger" type="submit" form={formId}>
						{t('account.delete.title')}
					</Button>
					<Button ref={keep} variant="ink" onClick={onClose}>
						{t('account.keep')}
					</Button>
				</>
			}
		>
			<ul className={styles['list']}>
				<li className={styles['bad']}>
					<CircleAlertIcon />
					{t('account.delete.gone')}
				</li>
				<li className={styles['good']}>
					<CircleCheckIcon />
					{t('account.delete.orders')}
				</li>
				<li className={styles['kept']}>
					<LockIcon />
					{t('account.delete.invoices')}
				</li>
			</ul>
			<DeleteForm id={formId} />
		</Dialog>
	);
}

function DeleteForm({ id }: { id: string }) {
	const { t, config } = useSite();
	const navigate = useAppNavigate();
	const errorText = useProofErrorText();
	const form = useSchemaForm(OwnPasswordForm, { defaults: { password: '' }, errorText });

	async function remove({ password }: OwnPasswordForm): Promise<void> {
		try {
			const { deletionAt } = await api.call(postDeletion, { body: { password } });
			const day = new Intl.DateTimeFormat(config.locale, {
				day: 'numeric',
				month: 'long',
				timeZone: config.timeZone,
			}).format(new Date(deletionAt));
			resetCustomer('signedOut');
			navigate('/');
			notifications.show({
				key: 'account.delete',
				type: 'success',
				message: t('account.delete.done', { day }),
				duration: 10_000,
			});
		} catch (error) {
			form.setError('password', toPasswordError(error), { shouldFocus: true });
		}
	}

	return (
		<Form id={id} form={form} onSubmit={remove}>
			<OwnPasswordField hint={t('account.delete.return')} {...form.field('password')} />
		</Form>
	);
}
