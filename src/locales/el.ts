import { plural } from './plural.js';
import type { PartialStrings } from './strings.js';

const cannotShow = 'Δεν μπορούμε να εμφανίσουμε αυτό το βήμα. Επιλέξτε άλλον τρόπο πληρωμής.';
const noConnection = 'Δεν υπάρχει σύνδεση στο internet. Ελέγξτε την και δοκιμάστε ξανά.';
const unreachable = 'Η σύνδεση απέτυχε. Δοκιμάστε ξανά σε λίγο.';
const ourFault = 'Παρουσιάστηκε πρόβλημα. Δοκιμάστε ξανά σε λίγο.';

/** The genitive of the words that copied labels begin with. */
const GENITIVES: Readonly<Record<string, string>> = {
  αιτιολογία: 'αιτιολογίας',
  ακριβές: 'ακριβούς',
  αριθμός: 'αριθμού',
  δικαιούχος: 'δικαιούχου',
  κωδικός: 'κωδικού',
  ποσό: 'ποσού',
  τράπεζα: 'τράπεζας',
  υποκατάστημα: 'υποκαταστήματος',
  φορέας: 'φορέα',
};

/** The label after a noun. Only the words of the table change: those in the genitive stay, as do abbreviations. */
function genitive(label: string): string {
  const [first = ''] = /^\p{sc=Greek}+/u.exec(label) ?? [];
  if (first && !GENITIVES[first.toLowerCase()]) return `: ${label}`;
  return ` ${label.replace(/\p{sc=Greek}+/gu, (word) => GENITIVES[word.toLowerCase()] ?? word)}`;
}

const wrongBefore = 'Επικοινωνήστε με τον έμπορο πριν πληρώσετε.';

export const strings: PartialStrings = {
  locale: 'el',
  amounts: {
    locale: 'el',
    group: '.',
    decimal: ',',
    pattern: '#\u00a0¤',
    symbols: { EUR: '€', USD: '$', GBP: '£' },
  },
  loading: 'Φόρτωση…',
  waiting: 'Αναμονή επιβεβαίωσης…',
  seller: 'Έμπορος',
  retry: 'Δοκιμάστε ξανά',
  paymentComplete: 'Η πληρωμή ολοκληρώθηκε',
  paymentFailed: 'Η πληρωμή απέτυχε',
  paymentCancelled: 'Η πληρωμή ακυρώθηκε',
  paymentExpired: 'Ο χρόνος για την πληρωμή έληξε',
  mandateTitle: 'Σύνδεση λογαριασμού',
  mandateComplete: 'Ο λογαριασμός συνδέθηκε',
  mandateExpired: 'Ο χρόνος για τη σύνδεση του λογαριασμού έληξε',
  mandateFailed: 'Η σύνδεση του λογαριασμού απέτυχε',
  unavailable:
    'Δεν μπορούμε να εμφανίσουμε αυτή την πληρωμή. Αν έχετε ήδη πληρώσει, μην πληρώσετε ξανά: επικοινωνήστε με τον έμπορο.',

  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'Αυτό το βήμα οδηγεί σε μη ασφαλή διεύθυνση. Επιλέξτε άλλον τρόπο πληρωμής.',
    'qr-too-long': 'Ο κωδικός είναι πολύ μεγάλος για QR code. Αντιγράψτε τον για να πληρώσετε.',
    'image-failed': 'Το QR code δεν φορτώθηκε.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'Δεν λάβαμε απάντηση. Δοκιμάστε ξανά.',
    'rate-limited': 'Πάρα πολλές προσπάθειες. Δοκιμάστε ξανά σε λίγο.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'Το αίτημα δεν ολοκληρώθηκε. Δοκιμάστε ξανά ή επικοινωνήστε με τον έμπορο.',
    'otp-incorrect': 'Λανθασμένος κωδικός. Ελέγξτε τον και δοκιμάστε ξανά.',
    'otp-expired': 'Ο κωδικός έληξε. Ζητήστε νέο.',
    'otp-attempts-exceeded': 'Πάρα πολλές προσπάθειες με λανθασμένο κωδικό.',
  },

  checkPaid: 'Έχω πληρώσει',
  checkLinked: 'Ολοκλήρωσα τη σύνδεση',
  updates: 'Η σελίδα ενημερώνεται αυτόματα.',
  checking: 'Έλεγχος…',
  notYet: 'Δεν έχει επιβεβαιωθεί ακόμη. Ίσως αργήσει λίγο.',
  stillChecking: 'Η υπηρεσία πληρωμών δεν έχει απαντήσει ακόμη. Ο έλεγχος συνεχίζεται…',
  offline: 'Δεν υπάρχει σύνδεση στο internet. Θα συνεχίσουμε μόλις επανέλθει.',
  alreadyPaid: 'Αν έχετε πληρώσει, μην πληρώσετε ξανά.',
  late: 'Η επιβεβαίωση μπορεί να αργήσει έως την επόμενη εργάσιμη ημέρα.',

  resultAmount: 'Ποσό',
  resultReference: 'Αριθμός παραγγελίας',
  resultMethod: 'Τρόπος πληρωμής',
  resultDate: 'Ημερομηνία',
  resultAccount: 'Λογαριασμός',
  waitingPaid: 'Μην πληρώσετε ξανά.',
  waitingHint: 'Δεν χρειάζεται κάτι άλλο. Μπορείτε να κλείσετε τη σελίδα: ο έμπορος θα ενημερωθεί για το αποτέλεσμα.',
  startAgain: 'Ξεκινήστε ξανά',
  lateAsk: 'Έχετε πληρώσει;',
  lateYes: 'Ναι, έχω πληρώσει',
  lateNo: 'Όχι, ξεκινώ ξανά',
  otherMethod: 'Άλλος τρόπος πληρωμής',
  expiredHint: 'Αν έχετε ήδη πληρώσει, μην πληρώσετε ξανά: επικοινωνήστε με τον έμπορο. Αν όχι, ξεκινήστε ξανά.',
  mandateExpiredHint: 'Ξεκινήστε ξανά για να συνδέσετε τον λογαριασμό.',
  failedHint: 'Ξεκινήστε ξανά ή επιλέξτε άλλον τρόπο πληρωμής.',
  failures: {
    payment_declined: 'Η πληρωμή απορρίφθηκε. Ρωτήστε την τράπεζα ή τον πάροχο του πορτοφολιού σας για τον λόγο.',
    declined_by_consumer: 'Ακυρώσατε τη συναλλαγή.',
    insufficient_funds: 'Το υπόλοιπο δεν επαρκεί.',
    account_closed: 'Ο λογαριασμός έχει κλείσει.',
    processing_error: 'Η συναλλαγή δεν ολοκληρώθηκε.',
    otp_attempts_exceeded: 'Πάρα πολλές προσπάθειες με λανθασμένο κωδικό.',
  },
  charged: 'Αν έχετε ήδη χρεωθεί, μην πληρώσετε ξανά: επικοινωνήστε με τον έμπορο.',
  notCharged: 'Δεν χρεωθήκατε.',
  paidNext: (seller) => `Ο έμπορος${seller && ` ${seller}`} έλαβε την πληρωμή σας και αναλαμβάνει τα υπόλοιπα.`,
  linkedNext: (seller) => `Ο έμπορος${seller && ` ${seller}`} μπορεί πλέον να χρεώνει αυτόν τον λογαριασμό.`,

  redirectHint: (host) => `Ολοκληρώστε τη διαδικασία στο ${host} και επιστρέψτε εδώ.`,
  appHint: (app) => `Επιβεβαιώστε τη συναλλαγή στην εφαρμογή${app && ` ${app}`} και επιστρέψτε εδώ.`,
  appOnPhone: (app) => `Επιβεβαιώστε τη συναλλαγή στην εφαρμογή${app && ` ${app}`} στο κινητό σας.`,
  redirectTabHint: (host) => `Ολοκληρώστε τη διαδικασία στο ${host}, στην άλλη καρτέλα.`,
  redirectShow: 'Μετάβαση στην άλλη καρτέλα',
  redirectTo: (host) => `Συνέχεια στο ${host}`,
  redirectIn: (host, seconds) => {
    const unit = plural('el', seconds, { one: 'δευτερόλεπτο', other: 'δευτερόλεπτα' });
    return `Θα μεταφερθείτε στο ${host} σε ${seconds}\u00a0${unit}.`;
  },
  redirectStay: 'Παραμονή εδώ',
  openApp: 'Άνοιγμα εφαρμογής',
  openNamed: (app) => `Άνοιγμα ${app}`,
  openHere: (app) => `Άνοιγμα ${app || 'εφαρμογής'} σε αυτόν τον υπολογιστή`,
  openUpi: 'Άνοιγμα εφαρμογής UPI',
  upiHint: 'Επιβεβαιώστε τη συναλλαγή στην εφαρμογή UPI σας και επιστρέψτε εδώ.',
  notFinished: 'Δεν έχει ολοκληρωθεί ακόμη.',
  openingApp: 'Άνοιγμα εφαρμογής…',
  leaving: (host) => `Μετάβαση στο ${host}…`,
  appMissing: (app) => `Δεν άνοιξε η εφαρμογή${app && ` ${app}`};`,
  pageMissing: (host) => `Δεν άνοιξε το ${host}; Δοκιμάστε ξανά.`,

  appHelp: (app) =>
    `Εγκαταστήστε ή ενημερώστε την εφαρμογή${app && ` ${app}`} και δοκιμάστε ξανά. Ή αντιγράψτε τον σύνδεσμο και ` +
    'ανοίξτε τον σε κινητό που έχει την εφαρμογή.',
  appScan: (app) =>
    `Η εφαρμογή${app && ` ${app}`} ίσως δεν υπάρχει σε αυτόν τον υπολογιστή. Σαρώστε καλύτερα το QR code με το ` +
    'κινητό σας.',
  inApp: (app) =>
    `Η σελίδα είναι ανοιχτή μέσα στην εφαρμογή ${app}, που ίσως δεν ανοίγει άλλες εφαρμογές. Από το μενού της ` +
    'επιλέξτε «Άνοιγμα στο πρόγραμμα περιήγησης» και δοκιμάστε ξανά εκεί.',
  inWechat:
    'Το WeChat δεν ανοίγει άλλες εφαρμογές. Πατήστε «…» επάνω δεξιά, επιλέξτε «Άνοιγμα στο πρόγραμμα ' +
    'περιήγησης» και δοκιμάστε ξανά εκεί.',
  inAnApp:
    'Η σελίδα είναι ανοιχτή μέσα σε μια εφαρμογή, που ίσως δεν ανοίγει άλλες εφαρμογές. Αν στο μενού της υπάρχει «Άνοιγμα ' +
    'στο πρόγραμμα περιήγησης», δοκιμάστε ξανά εκεί.',
  appNames: { google: 'Google' },
  pageHelp:
    'Η σελίδα ίσως αργεί ή δεν ανοίγει από εδώ. Ανοίξτε την σε νέα καρτέλα ή αντιγράψτε τον σύνδεσμο στο πρόγραμμα ' +
    'περιήγησης.',
  newTab: 'Άνοιγμα σε νέα καρτέλα',
  link: 'σύνδεσμος',
  copyLink: 'Αντιγραφή συνδέσμου',
  scan: 'Για να συνεχίσετε στο κινητό, σαρώστε αυτό το QR code με την κάμερά του.',
  scanLabel: 'QR code που ανοίγει την εφαρμογή στο κινητό',
  waysTitle: 'Άλλοι τρόποι πληρωμής',
  wayQr: 'Εμφάνιση QR code',
  wayApp: 'Εφαρμογή',
  wayPage: 'Ιστοσελίδα',
  wayDetails: 'Στοιχεία πληρωμής',
  challengeTitle: 'Επιβεβαίωση στην τράπεζά σας',
  challengeHint: 'Η τράπεζά σας ζητά να επιβεβαιώσετε αυτή την πληρωμή. Μείνετε στη σελίδα μέχρι να ολοκληρωθεί.',

  otpLabel: 'Κωδικός μίας χρήσης (OTP)',
  otpHint: (length) => `Συμπληρώστε τον ${length}ψήφιο κωδικό που λάβατε.`,
  otpSentTo: (length, to) => `Συμπληρώστε τον ${length}ψήφιο κωδικό που στάλθηκε στο ${to}.`,
  otpPrivate: 'Μη δώσετε αυτόν τον κωδικό σε κανέναν.',
  otpAtOnce: 'Θα τον ελέγξουμε μόλις συμπληρώσετε το τελευταίο ψηφίο.',
  otpIncomplete: 'Συμπληρώστε όλα τα ψηφία του κωδικού.',
  otpSubmit: 'Επιβεβαίωση',
  otpSubmitting: 'Έλεγχος κωδικού…',
  otpConfirming: 'Ο κωδικός έγινε δεκτός. Αναμονή επιβεβαίωσης…',
  otpResend: 'Αποστολή νέου κωδικού',
  otpResendIn: (seconds) => `Αποστολή νέου κωδικού (${seconds}\u00a0δευτ.)`,
  otpResending: 'Αποστολή νέου κωδικού…',
  otpResent: 'Στάλθηκε νέος κωδικός.',
  otpResendFailed: 'Ο νέος κωδικός δεν στάλθηκε. Δοκιμάστε ξανά.',

  copy: 'Αντιγραφή',
  copyOf: (label) => `Αντιγραφή${genitive(label)}`,
  copyDone: 'Αντιγράφηκε',
  copied: (label) => `Αντιγράφηκε: ${label}`,
  copySelected: (label) => `Η αντιγραφή απέτυχε. Επιλέχθηκε: ${label}. Αντιγράψτε από το μενού ή με το πληκτρολόγιο.`,
  copyFailed: (label) => `Η αντιγραφή απέτυχε: ${label}. Επιλέξτε και αντιγράψτε το κείμενο.`,

  qrLabel: 'QR code πληρωμής',
  qrHint: 'Σαρώστε αυτό το QR code με την εφαρμογή πληρωμών σας.',
  qrElsewhere: 'Πληρωμή από άλλη συσκευή',
  qrShowAnyway: 'Εμφάνιση ούτως ή άλλως',
  qrCode: 'κωδικός πληρωμής',
  qrOrCopy: 'Ή αντιγράψτε τον κωδικό',
  qrCodeLength: (n) => {
    const unit = plural('el', n, { one: 'χαρακτήρα', other: 'χαρακτήρων' });
    return `Κωδικός πληρωμής ${n}\u00a0${unit}`;
  },
  qrPayee: 'Δικαιούχος',

  detailsLabel: 'Στοιχεία πληρωμής',
  fields: {
    code: 'Αριθμός barcode',
    number: 'Αριθμός boleto',
    country: 'Χώρα',
    currency: 'Νόμισμα',
    bank_name: 'Τράπεζα',
    bank_code: 'Κωδικός τράπεζας',
    bank_branch_name: 'Υποκατάστημα',
    bank_branch_code: 'Κωδικός υποκαταστήματος',
    account_holder_name: 'Δικαιούχος λογαριασμού',
    account_number: 'Αριθμός λογαριασμού',
    reference: 'Αριθμός αναφοράς',
  },

  instrumentFields: {
    iban: 'IBAN',
    bic: 'BIC',
    swift_code: 'Κωδικός SWIFT',
    routing_number: 'Αριθμός δρομολόγησης (ABA)',
    sort_code: 'Κωδικός τράπεζας (sort code)',
    ifsc: 'IFSC',
    account_type: 'Τύπος λογαριασμού',
    entity: 'Φορέας (entidade)',
    payment_code: 'Κωδικός πληρωμής',
    confirmation_number: 'Αριθμός επιβεβαίωσης',
    store: 'Κατάστημα',
    biller_code: 'Κωδικός οργανισμού',
    bill_key: 'Κωδικός οφειλής',
    phone: 'Αριθμός τηλεφώνου',
    payment_reference: 'Αιτιολογία',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'Στην εφαρμογή της τράπεζάς σας, ξεκινήστε μεταφορά προς τον λογαριασμό που αναγράφεται εδώ.',
        'Στείλτε το ακριβές ποσό.',
        'Κρατήστε το αποδεικτικό μέχρι να επιβεβαιωθεί η πληρωμή.',
      ],
      after: 'Η μεταφορά διαρκεί από λίγα λεπτά έως λίγες εργάσιμες ημέρες, ανάλογα με την τράπεζα.',
    },
    bill: {
      steps: [
        'Στην εφαρμογή της τράπεζάς σας ή σε ATM, επιλέξτε πληρωμή λογαριασμών.',
        'Συμπληρώστε τους κωδικούς με αυτή τη σειρά και, αν ζητηθεί, το ποσό.',
        'Ελέγξτε το ποσό και επιβεβαιώστε.',
      ],
      after: 'Η πληρωμή επιβεβαιώνεται συνήθως μέσα σε λίγα λεπτά.',
    },
    store: {
      steps: [
        'Πηγαίνετε στο κατάστημα με αυτόν τον κωδικό.',
        'Δώστε τον κωδικό στο ταμείο ή πληκτρολογήστε τον στο μηχάνημα πληρωμών.',
        'Πληρώστε και κρατήστε την απόδειξη.',
      ],
      after: 'Η πληρωμή επιβεβαιώνεται συνήθως μέσα σε λίγες ώρες.',
    },
  },
  transferScan: 'Ή σαρώστε αυτό το QR code με την εφαρμογή της τράπεζάς σας.',
  transferScanLabel: 'QR code για τραπεζική μεταφορά',

  amount: 'Ποσό',
  payBy: 'Πληρωμή έως',
  payeeShown: (seller, payee) => `${seller} · στην τράπεζά σας εμφανίζεται ως ${payee}`,
  barcode: 'Barcode',

  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'Τράπεζα',
  boletoShow: 'Εμφάνιση barcode',
  boletoDue: 'Πληρωμή έως',

  transferTitle: 'Τραπεζική μεταφορά',
  transferExactly: 'Ακριβές ποσό',
  transferMore: 'Περισσότερα στοιχεία',
  transferCopyAll: 'Αντιγραφή όλων',
  transferAll: 'όλα τα στοιχεία',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Δικαιούχος (beneficiario)',
    bank_name: 'Τράπεζα (banco)',
    reference: 'Αριθμός αναφοράς (referencia)',
    concept: 'Αιτιολογία (concepto)',
  },

  voucherTitle: 'Πληρωμή με μετρητά',
  walletTitle: 'Ηλεκτρονικό πορτοφόλι',
  cardTitle: 'Κάρτα',
  voucherReference: 'Αριθμός αναφοράς',
  voucherStore: 'Σημεία πληρωμής',
  voucherShow: 'Επίδειξη στο ταμείο',
  close: 'Κλείσιμο',

  payWithin: (left) => `Λήγει σε ${left}`,
  mayBeOver: 'Ο χρόνος για την πληρωμή ίσως έχει λήξει',
  endingSoon: (left) => `Ο χρόνος για την πληρωμή λήγει σε ${left}.`,
  expired: 'Ο χρόνος για την πληρωμή έληξε. Αν έχετε πληρώσει, μην πληρώσετε ξανά.',
  howToPay: 'Πώς θα πληρώσετε',
  guides: {
    boleto_br: {
      steps: [
        'Ανοίξτε το e-banking ή την εφαρμογή της τράπεζάς σας και επιλέξτε πληρωμή boleto.',
        'Επικολλήστε τον αριθμό πληρωμής (linha digitável) ή σαρώστε το barcode.',
        'Ελέγξτε το ποσό και επιβεβαιώστε.',
      ],
      after: 'Η επιβεβαίωση διαρκεί 1 έως 3\u00a0εργάσιμες ημέρες.',
    },
    banktransfer_mx: {
      steps: [
        'Στην εφαρμογή της τράπεζάς σας, προσθέστε τον λογαριασμό ως νέο δικαιούχο.',
        'Στείλτε το ακριβές ποσό μέσω SPEI.',
        'Κρατήστε το αποδεικτικό (comprobante) μέχρι να επιβεβαιωθεί η πληρωμή.',
      ],
      after: 'Οι μεταφορές SPEI φτάνουν συνήθως μέσα σε λίγα λεπτά, όλο το 24ωρο.',
    },
    cashvoucher_mx: {
      steps: [
        'Πηγαίνετε σε συνεργαζόμενο κατάστημα.',
        'Δείξτε το barcode ή πείτε τον αριθμό αναφοράς στο ταμείο.',
        'Πληρώστε με μετρητά και κρατήστε την απόδειξη.',
      ],
      after: 'Η πληρωμή επιβεβαιώνεται συνήθως μέσα σε λίγες ώρες.',
    },
  },
  transferSend: (amount, named) => `Στείλτε ακριβώς ${amount} και συμπληρώστε ακριβώς αυτό: ${named}.`,
  boletoPaste: 'Επικολλήστε τον αριθμό πληρωμής (linha digitável).',
  voucherPrint: 'Εκτυπώστε τα στοιχεία πληρωμής ή φωτογραφίστε τα με το κινητό σας.',
  voucherGo: (stores) => `Πηγαίνετε σε κατάστημα ${stores}.`,
  voucherRead: 'Πείτε τον αριθμό αναφοράς στο ταμείο.',
  qrSteps: {
    open: (place) => `Ανοίξτε την εφαρμογή της τράπεζας ή του πορτοφολιού σας και επιλέξτε «${place}».`,
    openOther: 'Ανοίξτε την εφαρμογή της τράπεζας ή του πορτοφολιού σας και επιλέξτε σάρωση QR code.',
    openApp: 'Ανοίξτε την εφαρμογή της τράπεζας ή του πορτοφολιού σας.',
    scan: 'Σαρώστε αυτό το QR code.',
    confirm: (payee, amount) => `Ελέγξτε τον δικαιούχο${payee} και το ποσό${amount} και επιβεβαιώστε.`,
    copy: 'Αντιγράψτε τον παραπάνω κωδικό.',
    paste: (confirm) => `Επικολλήστε τον κωδικό. ${confirm}`,
    save: 'Αποθηκεύστε το QR code ως εικόνα.',
    screenshot: 'Τραβήξτε στιγμιότυπο οθόνης με το QR code.',
    choose: (confirm) => `Επιλέξτε την εικόνα. ${confirm}`,
  },
  qrAfter: 'Η πληρωμή επιβεβαιώνεται συνήθως μέσα σε λίγα δευτερόλεπτα.',
  payWithDetails: 'Πληρώστε με αυτά τα στοιχεία στην εφαρμογή της τράπεζας ή του πορτοφολιού σας ή σε σημείο πληρωμής.',
  print: 'Εκτύπωση',
  printFailed: 'Η εκτύπωση απέτυχε.',
  slipIssued: 'Ημερομηνία έκδοσης',
  slipReference: 'Αριθμός παραγγελίας',
  save: 'Αποθήκευση ή εκτύπωση',
  saveOnly: 'Αποθήκευση',
  savePng: 'Αποθήκευση εικόνας',
  saveSvg: 'Αποθήκευση για εκτύπωση',
  saved: (file) => `Αποθηκεύτηκε: ${file}`,
  saveFailed: 'Η αποθήκευση απέτυχε.',
  share: 'Κοινοποίηση',
  shareFailed: 'Η κοινοποίηση απέτυχε.',
  addToCalendar: 'Προσθήκη στο ημερολόγιο',
  savePdf: 'Αποθήκευση PDF',
  emailSlip: 'Αποστολή στο email μου',
  emailSent: 'Το email στάλθηκε.',
  emailFailed: 'Η αποστολή του email απέτυχε.',
  amountInCode: 'Ποσό στον κωδικό',
  warnings: {
    'invalid-code': `Μέρος του κωδικού φαίνεται λανθασμένο. ${wrongBefore}`,
    'conflicting-codes': `Οι δύο κωδικοί πληρωμής δεν ταιριάζουν. ${wrongBefore}`,
    'amount-mismatch': `Ο κωδικός αφορά διαφορετικό ποσό. ${wrongBefore}`,
    'bank-mismatch': `Ο λογαριασμός δεν είναι στην τράπεζα που αναγράφεται. ${wrongBefore}`,
    'hidden-characters': `Ο κωδικός περιέχει κρυφούς χαρακτήρες. ${wrongBefore}`,
  },

  walletLabel: 'Συνδεδεμένος λογαριασμός',
  walletReferences: { email: 'Email', phone: 'Αριθμός τηλεφώνου', card: 'Κάρτα', account: 'Λογαριασμός' },
  walletName: 'Όνομα',
  walletBalance: 'Υπόλοιπο',
  walletUnusable: 'Δεν μπορούμε να εμφανίσουμε τα στοιχεία του λογαριασμού. Φορτώστε ξανά τη σελίδα.',

  formSummary: 'Κάποια πεδία είναι κενά ή λανθασμένα:',
  formOptional: (label) => `${label} (προαιρετικό)`,
  formChoose: 'Επιλέξτε…',
  formMissing: (label) => `Συμπληρώστε το πεδίο «${label}».`,
  formTooLong: (label) => `${label}: έως 64\u00a0χαρακτήρες.`,

  billingAddress: 'Διεύθυνση χρέωσης στη Βραζιλία',
  customerLabels: {
    phone: 'Αριθμός τηλεφώνου',
    'document.number': 'CPF ή CNPJ',
    'billing_address.postal_code': 'Ταχυδρομικός κώδικας (CEP)',
    'billing_address.line1': 'Οδός και αριθμός',
    'billing_address.line2': 'Διαμέρισμα, όροφος, συνοικία',
    'billing_address.city': 'Πόλη',
    'billing_address.state': 'Πολιτεία',
  },
  customerHints: {
    phone: 'Τηλέφωνο του πορτοφολιού σας, π.χ. 0812 3456 7890.',
    'document.number': 'CPF για ιδιώτες, CNPJ για εταιρείες. Απαιτείται για πληρωμές στη Βραζιλία.',
  },
  customerProblems: {
    'tax-id-length': 'Το CPF έχει 11\u00a0ψηφία και το CNPJ 14\u00a0γράμματα και ψηφία.',
    'tax-id': 'Μη έγκυρο CPF ή CNPJ. Ελέγξτε κάθε χαρακτήρα.',
    phone: 'Μη έγκυρος αριθμός τηλεφώνου. Ελέγξτε κάθε ψηφίο.',
    'phone-country': 'Ξεκινήστε τον αριθμό με 08 ή με + και τον κωδικό χώρας.',
    'postal-code': 'Το CEP έχει 8\u00a0ψηφία, π.χ. 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18\u00a0ψηφία. Θα το βρείτε στην εφαρμογή της τράπεζάς σας.',
  refundPurpose: 'Τυχόν επιστροφή χρημάτων θα γίνει σε αυτόν τον λογαριασμό.',
  refundOf: (amount) => `Η επιστροφή χρημάτων (${amount}) θα γίνει σε αυτόν τον λογαριασμό.`,
  refundLabels: {
    account_holder_name: 'Δικαιούχος λογαριασμού',
    bank_name: 'Τράπεζα',
    bank_branch_code: 'Υποκατάστημα (agência)',
    account_type: 'Τύπος λογαριασμού',
    account_number: 'Αριθμός λογαριασμού',
  },
  refundHints: {
    bank_name: 'Το όνομα ή ο 3ψήφιος κωδικός της τράπεζας, π.χ. Itaú ή 341.',
    account_number: 'Μαζί με το ψηφίο ελέγχου, π.χ. 12345-6.',
  },
  accountTypes: {
    checking: 'Τρεχούμενος λογαριασμός',
    savings: 'Λογαριασμός ταμιευτηρίου',
  },
  refundProblems: {
    bank: 'Δεν γνωρίζουμε αυτή την τράπεζα. Συμπληρώστε τον 3ψήφιο κωδικό και το όνομά της, π.χ. 341 Itaú.',
    account: 'Μόνο ψηφία ή X στο τέλος.',
    'clabe-length': 'Το CLABE έχει 18\u00a0ψηφία.',
    clabe: 'Μη έγκυρο CLABE. Ελέγξτε κάθε ψηφίο.',
  },

  methodsLabel: 'Τρόπος πληρωμής',
  methodsMissing: 'Επιλέξτε τρόπο πληρωμής.',
  methodsUnusable: 'Δεν μπορούμε να εμφανίσουμε τους τρόπους πληρωμής. Φορτώστε ξανά τη σελίδα.',
  methodNames: {
    directDebit: 'Άμεση χρέωση',
    onlineBanking: 'e-banking',
    virtualAccount: 'Εικονικός λογαριασμός',
    convenienceStore: 'Μετρητά σε κατάστημα',
    sepaTransfer: 'Μεταφορά SEPA',
    wireTransfer: 'Διεθνές έμβασμα',
    achTransfer: 'Μεταφορά ACH',
  },

  checkoutTitle: 'Πώς θέλετε να πληρώσετε;',
  linkTitle: 'Ποιον λογαριασμό θέλετε να συνδέσετε;',
  payAmount: (amount) => `Πληρωμή ${amount}`,
  linkAccount: 'Σύνδεση λογαριασμού',
  paying: 'Μια στιγμή…',
  stepTitle: 'Η πληρωμή σας',
  saveAccount: 'Αποθήκευση λογαριασμού για την επόμενη φορά',
  recurring: (seller, price) =>
    `Ο έμπορος${seller && ` ${seller}`} μπορεί να σας χρεώνει ${price} μέχρι να ακυρώσετε τη συνδρομή.`,
  linkingTerms: (seller) =>
    `Στη συνέχεια, ο έμπορος${seller && ` ${seller}`} θα μπορεί να χρεώνει αυτόν τον λογαριασμό. Τώρα δεν χρεώνεται τίποτα.`,
  firstPayment: (amount) => `Η πρώτη πληρωμή (${amount}) είναι σε εξέλιξη.`,
  priceChanged: (before, now) => `Η τιμή άλλαξε από ${before} σε ${now}.`,
  earlierOpen: 'Η προηγούμενη πληρωμή σας μπορεί ακόμη να ολοκληρωθεί. Αν έχετε ήδη πληρώσει, μην πληρώσετε ξανά.',
  goBack: 'Επιστροφή στην προηγούμενη πληρωμή',
  earlierPaid: 'Η προηγούμενη πληρωμή σας ολοκληρώθηκε. Μην πληρώσετε ξανά.',
  paidTwice: 'Έγιναν δύο πληρωμές για αυτή την παραγγελία. Επικοινωνήστε με τον έμπορο για να σας επιστραφεί η μία.',
  noMethods: 'Δεν υπάρχει διαθέσιμος τρόπος πληρωμής. Επικοινωνήστε με τον έμπορο.',
  signedOut: 'Η σύνδεσή σας έληξε. Συνδεθείτε ξανά για να πληρώσετε.',
  gone: 'Η παραγγελία δεν είναι πλέον διαθέσιμη.',
  unusableCheckout: 'Δεν μπορούμε να εμφανίσουμε αυτή την παραγγελία. Επικοινωνήστε με τον έμπορο.',
  orderChanged: 'Η παραγγελία άλλαξε. Ελέγξτε την πριν πληρώσετε.',
};
