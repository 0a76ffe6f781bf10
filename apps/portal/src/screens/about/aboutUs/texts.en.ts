import { type AboutTexts, callOf, mailOf } from './texts.ts';

const hours = 'Monday to Friday 09:00–20:00 Beijing time, closed on public holidays in China';

/** Pages about us in English. */
export const texts: AboutTexts = ({ sample, phone, email }) => ({
  about: {
    lead: 'Fairway is a shipping portal in Chinese and English for shippers, forwarders and the people they work with: schedules, prices, and the facts around a shipment.',
    sections: [
      {
        heading: 'What we do',
        paragraphs: [
          'Exporting one container means looking in many places: which vessel sails when, the documentation cut-off, the likely cost, the terminal, the HS code, the insurance. Fairway brings these together, by route and week.',
        ],
        points: [
          'Schedules and reference prices by port of loading, destination and week; direct and transshipment apart, cut-offs before departures.',
          "Cargo insurance: see an estimate, request cover online, and receive the insurer's quotation.",
          'Encyclopedia and tools: ports, carriers, vessels, maritime regulations, HS codes, cargo tracking.',
          'Route subscriptions by period, with seats for colleagues.',
        ],
      },
      {
        heading: 'What we do not do',
        points: [
          'We book no space, carry no cargo and insure nothing. Prices are for comparing and planning; the written confirmation of the carrier, forwarder or insurer prevails.',
          'No hidden ranking: a list is sorted by the column you chose, and nobody can pay for a higher place.',
          'We do not sell your data. We use your phone and email only for login and for what you request.',
        ],
      },
      ...(sample
        ? [
            {
              heading: 'This is a demonstration',
              paragraphs: [
                'This site runs as a demonstration. Ports, vessels, laws and HS codes come from public sources; schedules, prices, news, fuel prices and insurers are invented samples and are labelled as such. “Where data comes from” lists which is which.',
              ],
            },
          ]
        : []),
    ],
  },
  contact: {
    lead: email
      ? 'We answer on working days from 09:00 to 20:00. Outside these hours please email us.'
      : 'We answer on working days from 09:00 to 20:00.',
    sections: [
      {
        heading: 'Customer service',
        ways: [
          { what: 'Hours', value: hours },
          ...callOf('Phone', phone, sample ? `+86 ${phone} (a sample, nobody answers)` : phone),
          ...mailOf('Email', email),
        ],
      },
      {
        heading: 'What helps us help you',
        points: [
          'A page that fails shows a trace number. Tell us the number and we can find your request.',
          'Quote the order number for orders and payments, the request number for insurance.',
          'Please send no passwords, codes or pictures of papers by email. We never ask for them.',
        ],
      },
      ...(email
        ? [
            {
              heading: 'Reporting a security problem',
              paragraphs: [
                `Write to the address above with “Security” in the subject. Please do not publish it yet and do not look at other people's data; we answer within two working days.`,
              ],
            },
          ]
        : []),
    ],
  },
  business: {
    lead: 'How carriers, forwarders, insurers and providers of data can work with us.',
    sections: [
      {
        heading: 'What we are looking for',
        points: [
          'Schedules and prices: carriers or booking agents supply schedules, cut-offs and public rates for their own routes; we show the source and when it was updated.',
          'Cargo insurance: licensed insurers and brokers take requests for cover and quote by clauses and rate.',
          'Cargo tracking: carriers and platforms that offer tracking by the DCSA standard.',
          'Subscriptions for companies with many seats or routes: yearly plans, paid by bank transfer.',
        ],
      },
      {
        heading: 'Our principles',
        points: [
          'Every page names its sources; corrections are made and dated.',
          'Working with us changes no ranking. Anything promotional is marked as such.',
          'What a user submits goes only to the party it is addressed to.',
        ],
      },
      ...(email
        ? [
            {
              heading: 'Write to us',
              ways: mailOf('Email', email),
              paragraphs: [
                'Tell us your company, what you have in mind and whom we should contact. We answer within three working days.',
              ],
            },
          ]
        : []),
    ],
  },
  join: {
    lead: 'We are few, and we like people who know shipping and care about small things.',
    sections: [
      {
        heading: 'Whom we look for',
        points: [
          'Routes and data: you have worked in operations or booking, read schedules with ease, and know an SI cut-off from a CY cut-off.',
          'Engineers for browsers and servers who care about speed, accessibility, and the sentence shown when something fails.',
          'Cargo insurance: you know the Institute Cargo Clauses and can explain them simply.',
          'Editors in Chinese and English who write short and exact.',
        ],
      },
      ...(email
        ? [
            {
              heading: 'How to apply',
              ways: mailOf('Email', email),
              paragraphs: [
                `Send a CV and two or three sentences: which part of a shipping site made you lose patience, and how would you improve it?${sample ? ' In this demonstration the mailbox receives nothing.' : ''}`,
              ],
            },
          ]
        : []),
    ],
  },
  data: {
    lead: sample
      ? 'Where each kind of data comes from, what is real and what is a sample.'
      : 'Where each kind of data comes from.',
    sections: [
      {
        heading: 'From public sources',
        points: [
          'Ports: codes checked against UN/LOCODE 2024, terminals against the NGA World Port Index.',
          'Vessels: a public register, 2020 edition, in the public domain.',
          'Maritime regulations: full texts of Chinese laws, regulations and judicial interpretations, which carry no copyright; conventions in summary.',
          'HS codes: sections, chapters, headings and subheadings of the Harmonized System; Chinese names are for reference; the published tariff prevails.',
          'Carriers: codes, websites and tracking pages as the companies publish them.',
        ],
      },
      {
        heading: 'Computed by us',
        points: [
          'Distances by sea: the shortest path on our network of routes. Indicative, not for navigation.',
          'Sailings, routes and carriers of a port: counted from the schedule.',
          `Insurance estimates: by ${sample ? 'sample' : 'reference'} rates; the insurer's quotation prevails.`,
        ],
      },
      ...(sample
        ? [
            {
              heading: 'Samples',
              paragraphs: [
                'Schedules, reference prices, surcharges, news, fuel prices, insurers and demo accounts are invented to show how things work. They are labelled as samples wherever they appear.',
              ],
            },
          ]
        : []),
      ...(email
        ? [
            {
              heading: 'Corrections',
              ways: mailOf('Email', email),
              paragraphs: [
                'Found a mistake? Send the address of the page and your source; we check and correct it.',
              ],
            },
          ]
        : []),
    ],
  },
});
