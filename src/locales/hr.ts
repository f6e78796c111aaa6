import { plural } from './plural.js';
import type { PartialStrings } from './strings.js';

const cannotShow = 'Ovaj se korak plaćanja ne može prikazati. Odaberite drugi način plaćanja.';
const noConnection = 'Nema internetske veze. Provjerite vezu i pokušajte ponovno.';
const unreachable = 'Povezivanje trenutačno nije moguće. Pokušajte ponovno malo kasnije.';
const ourFault = 'Došlo je do pogreške na našoj strani. Pokušajte ponovno malo kasnije.';

/** What labels begin with, as the object of “copy”: what is copied of a bank, a person or a store is its name. */
const ACCUSATIVES = [
  ['banka', 'naziv banke'],
  ['država', 'državu'],
  ['poslovnica', 'naziv poslovnice'],
  ['poveznica', 'poveznicu'],
  ['primatelj', 'ime primatelja'],
  ['prodajno mjesto', 'naziv prodajnog mjesta'],
  ['svi podaci', 'sve podatke'],
  ['valuta', 'valutu'],
  ['vlasnik', 'ime vlasnika'],
  ['vrsta', 'vrstu'],
] as const;
/** Where it is the nominative. */
const SAME_CASE = /^(?:broj|kod|linha|opis|referentni|točan|IBAN|BIC|CLABE|SWIFT)/;

/** The label as the object of a verb. */
function objectOf(label: string): string {
  const noun = label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  const [before, after] = ACCUSATIVES.find(([start]) => noun.startsWith(start)) ?? [];
  if (before) return ` ${noun.replace(before, after)}`;
  return SAME_CASE.test(noun) ? ` ${noun}` : `: ${label}`;
}

export const strings: PartialStrings = {
  locale: 'hr',
  amounts: {
    locale: 'hr',
    group: '.',
    decimal: ',',
    pattern: '#\u00a0¤',
    symbols: { EUR: '€', USD: 'USD' },
  },
  loading: 'Učitavanje…',
  waiting: 'Čekamo potvrdu…',
  seller: 'Trgovac',
  retry: 'Pokušaj ponovno',
  paymentComplete: 'Plaćanje je izvršeno',
  paymentFailed: 'Plaćanje nije uspjelo',
  paymentCancelled: 'Plaćanje je otkazano',
  paymentExpired: 'Vrijeme za plaćanje je isteklo',
  mandateTitle: 'Povežite svoj račun',
  mandateComplete: 'Račun je povezan',
  mandateExpired: 'Vrijeme za povezivanje računa je isteklo',
  mandateFailed: 'Povezivanje računa nije uspjelo',
  unavailable:
    'Ovo se plaćanje ne može prikazati. Ako ste već platili, nemojte plaćati ponovno, nego se obratite trgovcu.',

  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'Ovaj korak plaćanja vodi na nesigurnu adresu. Odaberite drugi način plaćanja.',
    'qr-too-long': 'Ovaj je kod predugačak za prikaz u obliku QR koda. Kopirajte ga.',
    'image-failed': 'Učitavanje QR koda nije uspjelo.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'Trajalo je predugo. Pokušajte ponovno.',
    'rate-limited': 'Previše pokušaja. Pričekajte malo pa pokušajte ponovno.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'Zahtjev nije bilo moguće obraditi. Pokušajte ponovno ili se obratite trgovcu.',
    'otp-incorrect': 'Kod nije točan. Provjerite ga i pokušajte ponovno.',
    'otp-expired': 'Kod je istekao. Zatražite novi.',
    'otp-attempts-exceeded': 'Previše netočnih kodova. Počnite ispočetka ili odaberite drugi način plaćanja.',
  },

  checkPaid: 'Plaćeno, provjeri status',
  checkLinked: 'Gotovo, provjeri status',
  updates: 'Stranica se ažurira automatski.',
  checking: 'Provjeravamo…',
  notYet: 'Još nije potvrđeno. To može malo potrajati.',
  stillChecking: 'Još nema odgovora. I dalje provjeravamo…',
  offline: 'Niste na mreži. Nastavit ćemo kad se ponovno povežete.',
  late: 'Ako ste već platili, nemojte plaćati ponovno. Potvrda može stići tek sljedeći radni dan.',

  resultAmount: 'Iznos',
  resultReference: 'Broj narudžbe',
  resultMethod: 'Način plaćanja',
  resultDate: 'Datum',
  waitingPaid: 'Nemojte plaćati ponovno.',
  waitingHint: 'Ne morate učiniti ništa više. Ovu stranicu možete zatvoriti.',
  startAgain: 'Počni ispočetka',
  lateAsk: 'Jeste li platili? Ako niste, nemojte više koristiti stare podatke za plaćanje.',
  lateYes: 'Da, plaćeno je',
  lateNo: 'Ne, počni ispočetka',
  otherMethod: 'Drugi način plaćanja',
  expiredHint: 'Ako ste već platili, nemojte plaćati ponovno, nego se obratite trgovcu. Ako niste, počnite ispočetka.',
  mandateExpiredHint: 'Za povezivanje računa počnite ispočetka.',
  failedHint: 'Počnite ispočetka ili odaberite drugi način plaćanja.',
  failures: {
    payment_declined: 'Plaćanje je odbijeno. Razlog možete doznati od banke ili pružatelja novčanika.',
    declined_by_consumer: 'Otkazali ste ovaj zahtjev.',
    insufficient_funds: 'Nedovoljno sredstava.',
    account_closed: 'Račun je zatvoren.',
    processing_error: 'Zahtjev nije bilo moguće obraditi.',
    otp_attempts_exceeded: 'Previše netočnih kodova.',
  },
  charged: 'Ako vam je novac skinut s računa, nemojte plaćati ponovno, nego se obratite trgovcu.',
  notCharged: 'Ništa nije naplaćeno.',
  paidNext: (seller) => `Vaša je uplata stigla. Za ostalo će se pobrinuti trgovac${seller && ` ${seller}`}.`,
  linkedNext: (seller) => `Trgovac${seller && ` ${seller}`} sada može naplaćivati s ovog računa.`,

  redirectHint: (host) => `Dovršite postupak na stranici ${host}, a zatim se vratite ovamo.`,
  appHint: 'Potvrdite u aplikaciji, a zatim se vratite ovamo.',
  redirectTabHint: (host) => `Dovršite postupak na stranici ${host} u drugom prozoru.`,
  redirectShow: 'Prijeđi u drugi prozor',
  redirectTo: (host) => `Nastavi na ${host}`,
  redirectIn: (host, seconds) => {
    const unit = plural('hr', seconds, { one: 'sekundu', few: 'sekunde', other: 'sekundi' });
    return `Za ${seconds}\u00a0${unit} preusmjerit ćemo vas na stranicu ${host}.`;
  },
  redirectStay: 'Ostani ovdje',
  openApp: 'Otvori aplikaciju',
  openNamed: (app) => `Otvori aplikaciju ${app}`,
  notFinished: 'Još nije dovršeno.',
  openingApp: 'Otvaranje aplikacije…',
  leaving: (host) => `Preusmjeravanje na ${host}…`,
  appMissing: 'Aplikacija se nije otvorila?',
  pageMissing: (host) => `Stranica ${host} nije se otvorila? Pokušajte ponovno.`,

  appHelp: 'Provjerite je li aplikacija instalirana i ažurirana pa pokušajte ponovno.',
  inApp: (app) =>
    `Stranica je otvorena u pregledniku aplikacije ${app}, koji možda ne može otvoriti druge aplikacije. Otvorite ` +
    'izbornik, odaberite „Otvori u pregledniku” i ondje pokušajte ponovno.',
  inWechat:
    'WeChat sa svojih stranica ne otvara druge aplikacije. Dodirnite „…” gore desno, odaberite „Otvori u pregledniku” i ' +
    'ondje pokušajte ponovno.',
  inAnApp:
    'Stranica je otvorena u aplikaciji koja možda ne može otvoriti druge aplikacije. Ako u njezinu izborniku postoji ' +
    '„Otvori u pregledniku”, ondje pokušajte ponovno.',
  appNames: { google: 'Google' },
  pageHelp:
    'Stranica je možda spora ili se odavde ne može otvoriti. Otvorite je u novom prozoru ili kopirajte poveznicu u preglednik.',
  newTab: 'Otvori u novom prozoru',
  link: 'poveznica',
  copyLink: 'Kopiraj poveznicu',
  scan: 'Za nastavak na mobitelu skenirajte ovaj kod njegovom kamerom.',
  scanLabel: 'QR kod koji otvara aplikaciju na mobitelu',
  waysTitle: 'Drugi načini plaćanja',
  wayQr: 'QR kod',
  wayApp: 'Aplikacija',
  wayPage: 'Web-stranica',
  wayDetails: 'Podaci za plaćanje',
  challengeTitle: 'Potvrda kod vaše banke',
  challengeHint: 'Vaša banka traži da potvrdite ovo plaćanje. Ostanite na ovoj stranici dok ne završite.',

  otpLabel: 'Jednokratni kod',
  otpHint: (length) => `Unesite ${length}-znamenkasti kod koji ste primili.`,
  otpSentTo: (length, to) => `Unesite ${length}-znamenkasti kod poslan na ${to}.`,
  otpAtOnce: 'Provjerit ćemo ga automatski.',
  otpIncomplete: 'Unesite sve znamenke koda.',
  otpSubmit: 'Potvrdi',
  otpSubmitting: 'Provjeravamo kod…',
  otpConfirming: 'Kod je prihvaćen. Čekamo potvrdu…',
  otpResend: 'Pošalji novi kod',
  otpResendIn: (seconds) => `Pošalji novi kod (${seconds}\u00a0s)`,
  otpResending: 'Šaljemo novi kod…',
  otpResent: 'Novi je kod poslan.',
  otpResendFailed: 'Slanje novog koda nije uspjelo. Pokušajte ponovno.',

  copy: 'Kopiraj',
  copyOf: (label) => `Kopiraj${objectOf(label)}`,
  copyDone: 'Kopirano',
  copied: (label) => `Kopirano: ${label}`,
  copySelected: (label) =>
    `Automatsko kopiranje nije uspjelo. Označeno: ${label}. Kopirajte tekst pomoću izbornika ili tipkovnice.`,
  copyFailed: (label) => `Kopiranje nije uspjelo: ${label}. Označite tekst i kopirajte ga ručno.`,

  qrLabel: 'QR kod za plaćanje',
  qrHint: 'Skenirajte ovaj kod u aplikaciji banke ili novčanika.',
  qrElsewhere: 'Plati s drugog uređaja',
  qrShowAnyway: 'Svejedno prikaži',
  qrCode: 'kod za plaćanje',
  qrCodeLength: (n) => `Kod za plaćanje, ${n}\u00a0${plural('hr', n, { one: 'znak', few: 'znaka', other: 'znakova' })}`,
  qrPayee: 'Primatelj',

  detailsLabel: 'Podaci za plaćanje',
  fields: {
    code: 'Broj barkoda',
    number: 'Broj boleta',
    country: 'Država',
    currency: 'Valuta',
    bank_name: 'Banka',
    bank_code: 'Kod banke',
    bank_branch_name: 'Poslovnica',
    bank_branch_code: 'Kod poslovnice',
    account_holder_name: 'Vlasnik računa',
    account_number: 'Broj računa',
    reference: 'Referentni broj',
  },

  instrumentFields: {
    iban: 'IBAN',
    bic: 'BIC',
    swift_code: 'SWIFT kod',
    routing_number: 'Broj banke (ABA)',
    sort_code: 'Kod banke (sort code)',
    ifsc: 'IFSC',
    account_type: 'Vrsta računa',
    entity: 'Kod subjekta (entidade)',
    payment_code: 'Kod za plaćanje',
    confirmation_number: 'Broj potvrde',
    store: 'Prodajno mjesto',
    biller_code: 'Kod izdavatelja računa',
    bill_key: 'Broj fakture',
    phone: 'Broj telefona',
    payment_reference: 'Opis plaćanja',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'U aplikaciji banke zadajte nalog za plaćanje na prikazani račun.',
        'Uplatite točan iznos.',
        'Sačuvajte potvrdu o uplati dok plaćanje ne bude potvrđeno.',
      ],
      after: 'Ovisno o bankama, uplata stiže u roku od nekoliko minuta do nekoliko radnih dana.',
    },
    bill: {
      steps: [
        'U aplikaciji banke ili na bankomatu odaberite plaćanje računa ili usluga.',
        'Unesite prikazane kodove ovim redom, a ako se traži, i iznos.',
        'Provjerite iznos pa potvrdite.',
      ],
      after: 'Plaćanje se obično potvrdi u roku od nekoliko minuta.',
    },
    store: {
      steps: [
        'S ovim kodom otiđite na prodajno mjesto.',
        'Recite kod na blagajni ili ga unesite na uređaju za plaćanje u trgovini.',
        'Platite i sačuvajte potvrdu.',
      ],
      after: 'Plaćanje se obično potvrdi u roku od nekoliko sati.',
    },
  },
  transferScan: 'Ili skenirajte ovaj kod u aplikaciji banke.',
  transferScanLabel: 'QR kod za bankovni prijenos',

  amount: 'Iznos',
  payBy: 'Platite do',
  payeeShown: (seller, payee) => `${seller} · u banci se prikazuje ${payee}`,
  barcode: 'Barkod',

  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'Banka',
  boletoShow: 'Prikaži barkod',
  boletoDue: 'Rok plaćanja',

  transferTitle: 'Bankovni prijenos',
  transferExactly: 'Točan iznos',
  transferMore: 'Ostali bankovni podaci',
  transferCopyAll: 'Kopiraj sve',
  transferAll: 'svi podaci',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Primatelj (beneficiario)',
    bank_name: 'Banka (banco)',
    reference: 'Referentni broj (referencia)',
    concept: 'Opis plaćanja (concepto)',
  },

  voucherTitle: 'Plaćanje gotovinom',
  walletTitle: 'E-novčanik',
  cardTitle: 'Kartica',
  voucherReference: 'Referentni broj',
  voucherStore: 'Gdje platiti',
  voucherShow: 'Pokaži na blagajni',
  close: 'Zatvori',

  payWithin: (left) => `Za plaćanje imate ${left}`,
  mayBeOver: 'Vrijeme za plaćanje možda je isteklo',
  endingSoon: (left) => `Za plaćanje imate još ${left}.`,
  expired: 'Vrijeme za plaćanje je isteklo. Ako ste već platili, nemojte plaćati ponovno.',
  howToPay: 'Kako platiti',
  guides: {
    boleto_br: {
      steps: [
        'Otvorite aplikaciju ili internetsku stranicu banke i odaberite plaćanje boleta.',
        'Zalijepite broj (linha digitável) ili skenirajte barkod.',
        'Provjerite iznos pa potvrdite.',
      ],
      after: 'Potvrda stiže za 1 do 3\u00a0radna dana.',
    },
    banktransfer_mx: {
      steps: [
        'U aplikaciji banke dodajte ovaj račun kao novog primatelja.',
        'Uplatite točan iznos putem sustava SPEI.',
        'Sačuvajte potvrdu o uplati (comprobante) dok plaćanje ne bude potvrđeno.',
      ],
      after: 'Uplate putem sustava SPEI obično stižu za nekoliko minuta, danju i noću.',
    },
    cashvoucher_mx: {
      steps: [
        'Otiđite na prodajno mjesto koje prima ovakve uplate.',
        'Pokažite barkod ili recite referentni broj.',
        'Platite gotovinom i sačuvajte potvrdu.',
      ],
      after: 'Plaćanje se obično potvrdi u roku od nekoliko sati.',
    },
  },
  transferSend: (named) => `Uplatite točan iznos i upišite bez izmjena: ${named}.`,
  voucherGo: (stores) => `Otiđite na prodajno mjesto: ${stores}.`,
  voucherRead: 'Recite referentni broj.',
  qrSteps: {
    open: (place) => `Otvorite aplikaciju banke ili novčanika i odaberite „${place}”.`,
    openOther: 'Otvorite aplikaciju banke ili novčanika i odaberite skeniranje QR koda.',
    openApp: 'Otvorite aplikaciju banke ili novčanika.',
    scan: 'Skenirajte ovaj QR kod.',
    confirm: 'Provjerite primatelja i iznos pa potvrdite.',
    copy: 'Kopirajte gornji kod.',
    paste: 'Zalijepite kod. Provjerite primatelja i iznos pa potvrdite.',
    save: 'Spremite QR kod kao sliku.',
    screenshot: 'Napravite snimku zaslona s QR kodom.',
    choose: 'Odaberite sliku. Provjerite primatelja i iznos pa potvrdite.',
  },
  qrAfter: 'Plaćanje se obično potvrdi u roku od nekoliko sekundi.',
  payWithDetails: 'Pomoću ovih podataka platite u aplikaciji banke ili novčanika ili na uplatnom mjestu.',
  print: 'Ispiši',
  printFailed: 'Ispis nije uspio.',
  slipIssued: 'Datum izdavanja',
  slipReference: 'Broj narudžbe',
  save: 'Spremi ili ispiši',
  saveOnly: 'Spremi',
  savePng: 'Spremi sliku',
  saveSvg: 'Spremi za ispis',
  saved: (file) => `Spremljeno: ${file}`,
  saveFailed: 'Spremanje datoteke nije uspjelo.',
  share: 'Podijeli',
  shareFailed: 'Dijeljenje nije uspjelo.',
  addToCalendar: 'Dodaj u kalendar',
  savePdf: 'Spremi PDF',
  emailSlip: 'Pošalji na moj e-mail',
  emailSent: 'E-mail je poslan.',
  emailFailed: 'Slanje e-maila nije uspjelo.',
  amountInCode: 'Iznos u kodu',
  warnings: {
    'invalid-code': 'Dio ovog koda izgleda neispravno. Prije plaćanja obratite se trgovcu.',
    'conflicting-codes': 'Kodovi na ovom dokumentu ne podudaraju se. Prije plaćanja obratite se trgovcu.',
    'amount-mismatch': 'U ovom je kodu drugi iznos. Prije plaćanja obratite se trgovcu.',
    'bank-mismatch': 'Ovaj račun nije u navedenoj banci. Prije plaćanja obratite se trgovcu.',
    'hidden-characters': 'Ovaj kod sadrži skrivene znakove. Prije plaćanja obratite se trgovcu.',
  },

  walletLabel: 'Povezani račun',
  walletReferences: { email: 'E-mail', phone: 'Broj telefona', card: 'Kartica', account: 'Račun' },
  walletName: 'Ime',
  walletBalance: 'Stanje',
  walletUnusable: 'Podaci o računu ne mogu se prikazati. Ponovno učitajte stranicu.',

  formSummary: 'Neki podaci nedostaju ili nisu točni:',
  formOptional: (label) => `${label} (neobavezno)`,
  formChoose: 'Odaberite…',
  formMissing: (label) => `Ispunite polje „${label}”.`,
  formTooLong: (label) => `${label}: najviše 64\u00a0znaka.`,

  billingAddress: 'Adresa za naplatu u Brazilu',
  customerLabels: {
    phone: 'Broj telefona',
    'document.number': 'CPF ili CNPJ',
    'billing_address.postal_code': 'Poštanski broj (CEP)',
    'billing_address.line1': 'Ulica i kućni broj',
    'billing_address.line2': 'Stan, kat, četvrt',
    'billing_address.city': 'Grad',
    'billing_address.state': 'Savezna država',
  },
  customerHints: {
    phone: 'Broj s kojim je registriran vaš novčanik, na primjer 0812 3456 7890.',
    'document.number': 'CPF za fizičke osobe, CNPJ za tvrtke.',
  },
  customerProblems: {
    'tax-id-length': 'CPF ima 11\u00a0znamenki, a CNPJ 14\u00a0znakova (slova i znamenke).',
    'tax-id': 'Ovaj CPF ili CNPJ nije valjan. Provjerite svaki znak.',
    phone: 'Broj telefona nije valjan. Provjerite svaku znamenku.',
    'phone-country': 'Broj mora početi s 08 ili s + i pozivnim brojem države.',
    'postal-code': 'CEP ima 8\u00a0znamenki, na primjer 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18\u00a0znamenki. Pronaći ćete ih u aplikaciji banke.',
  refundPurpose: 'U slučaju povrata novac stiže na ovaj račun.',
  refundLabels: {
    account_holder_name: 'Vlasnik računa',
    bank_code: 'Kod banke',
    bank_name: 'Banka',
    bank_branch_code: 'Poslovnica (agência)',
    account_type: 'Vrsta računa',
    account_number: 'Broj računa',
  },
  refundHints: {
    bank_code: '3\u00a0znamenke, na primjer 341.',
    account_number: 'S kontrolnom znamenkom, na primjer 12345-6.',
  },
  accountTypes: {
    checking: 'Tekući račun',
    savings: 'Štedni račun',
  },
  refundProblems: {
    'bank-code': 'Kod banke ima 3\u00a0znamenke.',
    account: 'Unesite znamenke. Zadnji znak može biti i X.',
    'clabe-length': 'CLABE ima 18\u00a0znamenki.',
    clabe: 'Ovaj broj CLABE nije valjan. Provjerite svaku znamenku.',
  },

  methodsLabel: 'Način plaćanja',
  methodsMissing: 'Odaberite način plaćanja.',
  methodsUnusable: 'Načini plaćanja ne mogu se prikazati. Ponovno učitajte stranicu.',
  methodNames: {
    directDebit: 'Izravno terećenje',
    onlineBanking: 'Internetsko bankarstvo',
    virtualAccount: 'Virtualni račun',
    convenienceStore: 'Plaćanje u trgovini',
    sepaTransfer: 'SEPA prijenos',
    wireTransfer: 'Međunarodni prijenos',
    achTransfer: 'ACH prijenos',
  },

  checkoutTitle: 'Kako želite platiti?',
  linkTitle: 'Koji račun želite povezati?',
  payAmount: (amount) => `Plati ${amount}`,
  linkAccount: 'Poveži račun',
  paying: 'Trenutak…',
  stepTitle: 'Vaše plaćanje',
  saveAccount: 'Spremi ovaj račun za sljedeći put',
  recurring: (seller) =>
    `Trgovac${seller && ` ${seller}`} može redovito naplaćivati ovaj iznos dok ne otkažete pretplatu.`,
  linkingTerms: (seller) =>
    `Trgovac${seller && ` ${seller}`} nakon toga može naplaćivati s ovog računa. Sada se ništa ne naplaćuje.`,
  firstPayment: (amount) => `Prva uplata od ${amount} upravo se obrađuje.`,
  priceChanged: (before, now) => `Cijena se promijenila: prije ${before}, sada ${now}.`,
  earlierOpen: 'Ranije ste započeli plaćanje, a uplata još može stići. Ako ste već platili, nemojte plaćati ponovno.',
  goBack: 'Natrag na to plaćanje',
  earlierPaid: 'Vaša je ranija uplata stigla. Nemojte plaćati ponovno.',
  paidTwice: 'Za ovu su narudžbu stigle dvije uplate. Obratite se trgovcu za povrat jedne od njih.',
  noMethods: 'Trenutačno nije dostupan nijedan način plaćanja. Obratite se trgovcu.',
  signedOut: 'Prijava je istekla. Za plaćanje se ponovno prijavite.',
  gone: 'Ova narudžba više nije dostupna.',
  unusableCheckout: 'Ova se narudžba ne može prikazati. Obratite se trgovcu.',
  orderChanged: 'Ova je narudžba promijenjena. Provjerite je prije plaćanja.',
};
