import type { Documents } from './documents.ts';

export const documents: Documents = ({ sample }) => ({
  service: [
    {
      heading: 'What we offer',
      paragraphs: [
        `Fairway shows ocean schedules and reference prices and offers route subscriptions. Reference prices ${sample ? 'come from sample data; they ' : ''}help to compare and plan and are no quotation, offer or booking confirmation.`,
        'Actual freight, space and cut-offs are those that the carrier or your forwarder confirms in writing.',
      ],
    },
    {
      heading: 'Accounts',
      paragraphs: [
        'The first login by a code to your phone or email opens a personal account. Company accounts are opened by a company administrator, who also assigns sub-accounts.',
        'An account works on one device at a time; before a new device takes over we ask whether the old one should go offline.',
        'Keep your password and codes to yourself. Nobody at Fairway will ever ask you for a code.',
      ],
    },
    {
      heading: 'Free trial and subscription',
      paragraphs: [
        'Each person or company may try the service once, for the days and routes that are shown before it starts. It ends by itself and charges nothing.',
        'Subscriptions are priced by route and period; the price is shown before you pay.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Do not harvest or resell data by program, or use the service in ways that hinder others. We limit unusually frequent requests.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'Changes by carriers, terminals or weather, and business decisions taken on reference prices, remain the responsibility of those who take them.',
      ],
    },
  ],
  privacy: [
    {
      heading: 'What we keep',
      paragraphs: [
        'The phone or email you log in with, the profile you fill in, the ID number and pictures you send to be verified, the routes you subscribe to and follow, orders and invoices, the numbers you track, the news you save, requests for cover, what you agreed to with its version and time, and the kind of device and time of each login.',
        'ID numbers and pictures of papers are kept encrypted. Passwords are kept in a form that cannot be reversed; codes expire after five minutes.',
        'Logs hold no phone numbers, emails, codes, identity numbers or tokens.',
      ],
    },
    {
      heading: 'What for',
      paragraphs: [
        'To log you in, to do what you ask for (prices, subscriptions, invoices, tracking, insurance, verification), to send the codes and notices you ask for, and to prevent impersonation and abuse. Not for third-party advertising.',
      ],
    },
    {
      heading: 'Data on your device',
      paragraphs: [
        'Your browser keeps your language, your login, a signing key, forms you have not submitted yet, what you opened last, and an anonymous number by which one message is not shown twice. Logging out clears the login.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'A request for cover goes to the insurer that you name, once you have agreed to that, the numbers you track to the carriers we ask, a payment to Alipay or WeChat Pay. SMS and email are delivered by providers who receive only the address and the text.',
        'Apart from these and from legal duties we give your personal data to nobody.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Logged in, you can see, correct and export your data under My profile, or close your account. With questions, contact us during business hours: Monday to Friday, 09:00–20:00.',
      ],
    },
  ],
});
