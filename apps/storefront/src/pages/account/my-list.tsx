import { AccountHead } from '../../features/account/frame/account-head.tsx';
import { ListView } from '../../features/account/lists/list-view.tsx';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { accountPath } from '../../shop/session/account-path.ts';

/** One list of the customer. */
export function MyList({ listId }: { listId: string }) {
	const site = useSite();
	const { t } = site;
	return (
		<ListView
			address={{ listId }}
			head={(name, tools) => (
				<AccountHead
					title={name ?? t('lists.title')}
					lead={
						<AppLink className="link" href={accountPath(site, 'products')}>
							{t('lists.back')}
						</AppLink>
					}
					action={tools}
				/>
			)}
		/>
	);
}
