export { CampaignsScreen as Component } from './CampaignsScreen.tsx';
