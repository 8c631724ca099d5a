import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
	framework: {
		name: '@storybook/react-vite',
		// The shop's own Vite configuration builds for two environments, which Storybook does not need.
		options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
	},
	stories: ['../src/**/*.stories.tsx'],
	addons: ['storybook-addon-pseudo-states'],
	staticDirs: ['../public'],
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	typescript: { reactDocgen: false },
	features: { sidebarOnboardingChecklist: false },
};

export default config;
