import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { mock } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { alsoForMembers, forMembers } from '../../stories/forMembers.ts';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../stories/portalStory.ts';

const says = saying({ zh: {}, en: {} });

/** Public pages that staff can restrict: the view of a visitor in that case. */
const meta = {
  ...portalStories,
  title: 'Screens/Closed pages',
  args: { ...portalStories.args, address: '/wikipedia/harbour' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Staff have announced the page at this address and not opened it yet. */
const announced = (path: string, query = ''): Story => ({
  args: { address: path + query },
  parameters: {
    ...answering(mock(ruleEngine.routerList, { rows: [{ path, access: 'soon' }] })),
    sameAs: 'screens-problems--soon',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('failure.soonTitle') });
  },
});

export const PortsForMembers: Story = forMembers('/wikipedia/harbour');
export const LawForMembers: Story = alsoForMembers('/wikipedia/regulationDetail', '?slug=maritime-code');
export const NewsForMembers: Story = alsoForMembers('/newsInformation');
export const TrackingForMembers: Story = alsoForMembers('/logisticsTool/cargoTracking');
export const InsuranceForMembers: Story = alsoForMembers('/insure');
export const EncyclopediaForMembers: Story = alsoForMembers('/wikipedia');
export const CarriersForMembers: Story = alsoForMembers('/wikipedia/shippingCompany');
export const CarrierForMembers: Story = alsoForMembers('/wikipedia/shippingDetail', '?code=COSU');
export const PortForMembers: Story = alsoForMembers('/wikipedia/harbourDetail', '?code=CNSHA');
export const PortInfoForMembers: Story = alsoForMembers('/wikipedia/harbourInfo');
export const VesselsForMembers: Story = alsoForMembers('/wikipedia/shipInfo');
export const VesselForMembers: Story = alsoForMembers('/wikipedia/shipDetail', '?imo=9776171');
export const LawsForMembers: Story = alsoForMembers('/wikipedia/regulations');
export const LawSearchForMembers: Story = alsoForMembers(
  '/wikipedia/regulationSearch',
  '?keyword=%E6%8F%90%E5%8D%95',
);
export const ArticleForMembers: Story = alsoForMembers(
  '/newsDetail',
  '?id=6f1c1a52-0f6b-4d0e-9c39-0a1b2c3d4e5f',
);
export const NewsSearchForMembers: Story = alsoForMembers('/newsInformationSearch', '?keyword=Suez');
export const ToolsForMembers: Story = alsoForMembers('/logisticsTool');
export const PositionForMembers: Story = alsoForMembers('/logisticsTool/shipLocation');
export const TariffForMembers: Story = alsoForMembers('/logisticsTool/HScode');
export const TariffCodeForMembers: Story = alsoForMembers('/logisticsTool/HScodeDetail', '?code=8418102000');
export const InsurersForMembers: Story = alsoForMembers('/insuranceCompany');
export const AboutUsForMembers: Story = alsoForMembers('/aboutUs');
export const ResultsForMembers: Story = alsoForMembers('/shipPriceInfo');
export const ChartForMembers: Story = alsoForMembers('/dataChart');
export const CalendarForMembers: Story = alsoForMembers('/routeCalendar', '?origin=CNSHA&destination=USLAX');

export const PositionAnnounced: Story = announced('/logisticsTool/shipLocation');
export const TariffAnnounced: Story = announced('/logisticsTool/HScode');
