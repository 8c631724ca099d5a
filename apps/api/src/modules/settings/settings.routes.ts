import * as contract from '@korb/contracts/admin/settings/settings-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { changeDraft, publishDraft, restoreVersion } from './change-settings.service.ts';
import { readLegalPages } from './legal-pages.service.ts';
import type { PreviewTokens } from './preview-tokens.ts';
import { readSettings, readVersion, readVersions } from './read-settings.service.ts';
import { cancelSchedule, scheduleDraft } from './schedule-settings.service.ts';
import { signThemePreview } from './theme-preview.service.ts';

export const settingsRoutes =
	(previews: PreviewTokens | null): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.getSettings),
			handler: ({ staff }) => readSettings(staff()),
		});

		app.route({
			...routeOf(contract.getLegalPages),
			handler: ({ staff }) => readLegalPages(staff()),
		});

		app.route({
			...routeOf(contract.putSettingsDraft),
			handler: ({ staff, body }) => changeDraft(staff(), body),
		});

		app.route({
			...routeOf(contract.getThemePreviewToken),
			handler: ({ staff }) => signThemePreview(staff(), previews),
		});

		app.route({
			...routeOf(contract.publishSettings),
			handler: ({ staff, body }) => publishDraft(staff(), body),
		});

		app.route({
			...routeOf(contract.scheduleSettings),
			handler: ({ staff, body }) => scheduleDraft(staff(), body),
		});

		app.route({
			...routeOf(contract.cancelSettingsSchedule),
			handler: ({ staff, body }) => cancelSchedule(staff(), body),
		});

		app.route({
			...routeOf(contract.listSettingsVersions),
			handler: ({ staff, query }) => readVersions(staff(), query),
		});

		app.route({
			...routeOf(contract.getSettingsVersion),
			handler: ({ staff, params }) => readVersion(staff(), params.number),
		});

		app.route({
			...routeOf(contract.restoreSettings),
			handler: ({ staff, params, body }) => restoreVersion(staff(), { ...params, ...body }),
		});
	};
