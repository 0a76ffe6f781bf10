import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Changes in the company';

/** Words of the log of a company in English. */
export const words: Translated<typeof zh> = {
  companyLog: {
    title: 'Changes',
    lead: 'Who changed departments, people and seats of the company, and when.',
    back: 'Company structure',
    caption: 'Changes of the company',
    at: 'Time (Beijing)',
    by: 'By',
    what: 'What',
    detail: 'Details',
    about: 'About',
    abouts: { department: 'Departments', employee: 'People', seat: 'Seats' },
    search: 'Name, department or username',
    fromTo: '{{from}} → {{to}}',
    empty: 'No changes yet',
    emptyText: 'Changes to departments, people and seats are recorded here.',
    actions: {
      departmentAdded: 'Department added',
      departmentRenamed: 'Department renamed',
      departmentMoved: 'Department moved',
      departmentDeleted: 'Department deleted',
      employeeAdded: 'Person added',
      employeeChanged: 'Details changed',
      employeeMoved: 'Moved to another department',
      employeeDeleted: 'Person removed',
      employeesImported: 'People imported',
      employeeInvited: 'Person invited',
      invitationWithdrawn: 'Invitation withdrawn',
      invitationAccepted: 'Invitation accepted',
      invitationDeclined: 'Invitation declined',
      adminNamed: 'Made administrator',
      adminEnded: 'Made member',
      companyHandedOver: 'Company transferred',
      seatGiven: 'Sub-account added',
      seatBound: 'Bound to a person',
      seatUnbound: 'No longer bound',
      seatRoutesAdded: 'Routes allowed',
      seatRoutesTaken: 'Routes removed',
      seatDisabled: 'Sub-account disabled',
      seatEnabled: 'Sub-account enabled',
      seatPasswordReset: 'Password reset',
      seatExpirySet: 'End date set',
    },
  },
};
