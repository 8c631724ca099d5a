import { getExport } from '@korb/contracts/customer/customer-data-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { Panel } from '../../../ui/card/panel.tsx';
import { DownloadIcon } from '../../../ui/icons/download.ts';
import { Item, Items } from '../../../ui/layout/item.tsx';

export function ExportPanel() {
	const t = useMessages();
	return (
		<Panel title={t('account.export.title')}>
			<Items label={t('account.export.title')}>
				<Item
					icon={<DownloadIcon />}
					title={t('account.export.copy')}
					text={t('account.export.text')}
					below={
						<a
							href={toPath(getExport)}
							download
							className={buttonClass({ variant: 'secondary', size: 'sm' })}
						>
							{t('account.export.get')}
						</a>
					}
				/>
			</Items>
		</Panel>
	);
}
