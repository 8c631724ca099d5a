import type { ImportRunDetails } from '@korb/contracts/admin/assortment/imports';
import { discardImport } from '@korb/contracts/admin/assortment/imports-paths';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useDecision } from './use-decision.ts';

/** Nothing has changed yet, so nobody is asked twice. */
export function DiscardButton({ run }: { run: ImportRunDetails }) {
	const t = useMessages();
	const navigate = useNavigate();
	const { importId, version, status } = run;
	const discard = useDecision(
		() => call(discardImport, { params: { importId }, body: { version } }),
		() => void navigate('/assortment/import'),
	);
	if (status !== 'uploaded' && status !== 'checked') return null;
	return (
		<Button disabled={discard.isPending} onClick={() => discard.mutate()}>
			{t('import.discard')}
		</Button>
	);
}
