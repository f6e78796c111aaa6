import { plural } from './plural.js';
import type { Strings } from './strings.js';

const cannotShow = 'Deze betaalstap kan niet worden getoond. Kies een andere betaalmethode.';
const noConnection = 'Geen verbinding. Controleer je verbinding en probeer het opnieuw.';
const unreachable = 'We kunnen nu geen verbinding maken. Probeer het zo meteen opnieuw.';
const ourFault = 'Er ging iets mis aan onze kant. Probeer het zo meteen opnieuw.';

export const strings: Strings = {
  locale: 'nl',
  loading: 'Laden…',
  waiting: 'Wachten op bevestiging…',
  retry: 'Opnieuw proberen',
  paymentComplete: 'Betaling gelukt',
  paymentFailed: 'De betaling is niet gelukt',
  paymentExpired: 'De tijd om te betalen is verstreken',
  mandateComplete: 'Account gekoppeld',
  mandateExpired: 'De tijd om het account te koppelen is verstreken',
  mandateFailed: 'Het account kon niet worden gekoppeld',
  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'Deze betaalstap leidt naar een onveilig adres. Kies een andere betaalmethode.',
    'qr-too-long': 'Deze code is te lang voor een QR-code. Kopieer de code in plaats daarvan.',
    'image-failed': 'De QR-code kon niet worden geladen.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'Dit duurde te lang. Probeer het opnieuw.',
    'rate-limited': 'Te veel pogingen. Wacht even en probeer het opnieuw.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'Het verzoek is geweigerd. Ga terug en probeer het opnieuw.',
    'otp-incorrect': 'Deze code klopt niet. Controleer de code en probeer het opnieuw.',
    'otp-expired': 'Deze code is verlopen. Vraag een nieuwe aan.',
    'otp-attempts-exceeded': 'Te veel onjuiste codes. Begin opnieuw of kies een andere betaalmethode.',
  },

  checkPaid: 'Ik heb betaald, controleer nu',
  checkLinked: 'Ik ben klaar, controleer nu',
  updates: 'Deze pagina wordt automatisch bijgewerkt.',
  checking: 'Controleren…',
  notYet: 'Nog niet bevestigd. Dit kan even duren.',
  stillChecking: 'Op dit moment geen antwoord. We blijven controleren…',
  offline: 'Geen verbinding. We gaan verder als je weer online bent.',
  late: 'De tijd om te betalen is verstreken. Heb je al betaald, betaal dan niet opnieuw. De bevestiging kan tot de volgende werkdag duren.',

  resultAmount: 'Bedrag',
  resultReference: 'Betalingskenmerk',
  startAgain: 'Opnieuw beginnen',
  expiredHint:
    'Heb je al betaald, betaal dan niet opnieuw, maar neem contact op met de winkel. Zo niet, begin dan opnieuw.',
  mandateExpiredHint: 'Begin opnieuw om het account te koppelen.',
  failedHint: 'Begin opnieuw of kies een andere betaalmethode.',
  failures: {
    payment_declined:
      'De betaling is geweigerd. Probeer een andere betaalmethode of neem contact op met je bank of wallet.',
    declined_by_consumer: 'Je hebt geannuleerd.',
    insufficient_funds: 'Onvoldoende saldo. Kies een andere betaalmethode.',
    account_closed: 'De rekening is opgeheven. Kies een andere betaalmethode.',
    processing_error: 'De opdracht kon niet worden verwerkt. Probeer het zo meteen opnieuw.',
    otp_attempts_exceeded: 'Er is te vaak een onjuiste code ingevoerd.',
  },

  redirectHint: (host) => `Je rondt het af op ${host} en komt daarna hier terug.`,
  appHint: 'Keur goed in de app en kom daarna hier terug.',
  redirectTabHint: (host) => `Rond het af op ${host} in het andere tabblad. Deze pagina wordt automatisch bijgewerkt.`,
  redirectShow: 'Naar het andere tabblad',
  redirectTo: (host) => `Verder naar ${host}`,
  redirectIn: (host, seconds) =>
    `Over ${plural('nl', seconds, { one: `${seconds} seconde`, other: `${seconds} seconden` })} ga je naar ${host}.`,
  redirectStay: 'Hier blijven',
  openApp: 'App openen',
  openingApp: 'App wordt geopend…',
  leaving: (host) => `Je gaat naar ${host}…`,
  appMissing: 'Gaat de app niet open?',
  pageMissing: (host) => `Gaat ${host} niet open? Probeer het opnieuw.`,

  appHelp: 'Controleer of de app op dit apparaat staat en up-to-date is, en probeer het opnieuw.',
  inApp: (app) =>
    `Je bent in de browser van ${app}, die andere apps mogelijk niet kan openen. Open het menu, kies ‘Openen in browser’ en probeer het daar opnieuw.`,
  inWechat:
    'Vanuit een pagina in WeChat kunnen geen andere apps worden geopend. Tik rechtsboven op ‘…’, kies ‘Openen in browser’ en probeer het daar opnieuw.',
  inAnApp:
    'Deze pagina is geopend in een app die andere apps mogelijk niet kan openen. Is er een menu met ‘Openen in browser’, probeer het dan daar opnieuw.',
  appNames: {
    instagram: 'Instagram',
    threads: 'Threads',
    messenger: 'Messenger',
    facebook: 'Facebook',
    tiktok: 'TikTok',
    line: 'LINE',
    kakaotalk: 'KakaoTalk',
    naver: 'NAVER',
    telegram: 'Telegram',
    google: 'de Google-app',
    x: 'X',
    snapchat: 'Snapchat',
    linkedin: 'LinkedIn',
    pinterest: 'Pinterest',
    zalo: 'Zalo',
  },
  pageHelp:
    'De pagina is misschien traag of kan hiervandaan niet worden geopend. Probeer een nieuw tabblad of kopieer de link naar je browser.',
  newTab: 'Openen in nieuw tabblad',
  link: 'link',
  copyLink: 'Link kopiëren',
  scan: 'Wil je verder op je telefoon, scan deze code dan met de camera.',
  scanLabel: 'QR-code die de app op een telefoon opent',

  otpLabel: 'Eenmalige code',
  otpHint: (length) =>
    `Vul de code van ${plural('nl', length, { one: `${length} cijfer`, other: `${length} cijfers` })} in die je hebt ontvangen.`,
  otpAtOnce: 'De code wordt automatisch gecontroleerd.',
  otpIncomplete: 'Vul alle cijfers van de code in.',
  otpSubmit: 'Bevestigen',
  otpSubmitting: 'Code controleren…',
  otpConfirming: 'Code geaccepteerd. Wachten op bevestiging…',
  otpDone: 'Code bevestigd',
  otpResend: 'Nieuwe code sturen',
  otpResendIn: (seconds) => `Nieuwe code sturen (${seconds} s)`,
  otpResending: 'Nieuwe code wordt gestuurd…',
  otpResent: 'Er is een nieuwe code onderweg.',
  otpResendFailed: 'Er kon geen nieuwe code worden gestuurd. Probeer het opnieuw.',

  copy: 'Kopiëren',
  copyOf: (label) => `${label} kopiëren`,
  copyDone: 'Gekopieerd',
  copied: (label) => `Gekopieerd: ${label}`,
  copySelected: (label) =>
    `Automatisch kopiëren is niet gelukt. Geselecteerd: ${label}. Kopieer via het menu of met het toetsenbord.`,
  copyFailed: (label) => `Kopiëren is niet gelukt: ${label}. Selecteer de tekst en kopieer die zelf.`,

  qrLabel: 'QR-code om te betalen',
  qrHint: 'Scan deze code met de app waarmee je betaalt.',
  qrCopyHint:
    'Kopieer deze code en plak die in de app waarmee je betaalt, of open deze pagina op een ander scherm en scan de code.',
  qrSaveHint: 'Sla deze QR-code op en upload de afbeelding in de app waarmee je betaalt.',
  qrCode: 'Betaalcode',
  qrPayee: 'Ontvanger',

  detailsLabel: 'Betaalgegevens',
  fields: {
    code: 'Barcodenummer',
    number: 'Boletonummer',
    country: 'Land',
    currency: 'Valuta',
    bank_name: 'Bank',
    bank_code: 'Bankcode',
    bank_branch_name: 'Bankkantoor',
    bank_branch_code: 'Kantoorcode',
    account_holder_name: 'Rekeninghouder',
    account_number: 'Rekeningnummer',
    reference: 'Betalingskenmerk',
  },

  instrumentFields: {
    iban: 'IBAN',
    bic: 'BIC',
    swift_code: 'SWIFT-code',
    routing_number: 'Routingnummer (ABA)',
    sort_code: 'Sorteercode (sort code)',
    account_type: 'Soort rekening',
    entity: 'Entiteit',
    payment_code: 'Betaalcode',
    confirmation_number: 'Bevestigingsnummer',
    store: 'Winkel',
    biller_code: 'Code van de ontvanger',
    bill_key: 'Factuurnummer',
    phone: 'Telefoonnummer',
    payment_reference: 'Omschrijving',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'Begin in de app van je bank een overboeking naar de rekening die hier staat.',
        'Maak het exacte bedrag over, met de omschrijving als die hier staat.',
        'Bewaar het betaalbewijs tot de betaling is bevestigd.',
      ],
      after: 'Afhankelijk van de banken duurt een overboeking enkele minuten of enkele werkdagen.',
    },
    bill: {
      steps: [
        'Kies in de app van je bank of bij een geldautomaat voor het betalen van een rekening of dienst.',
        'Voer de codes in deze volgorde in, en het bedrag als daarom wordt gevraagd.',
        'Controleer de ontvanger en het bedrag, en bevestig.',
      ],
      after: 'De betaling wordt meestal binnen enkele minuten bevestigd.',
    },
    store: {
      steps: [
        'Ga met deze code naar de winkel.',
        'Noem de code bij de kassa of voer hem in op de betaalautomaat van de winkel.',
        'Betaal en bewaar de bon.',
      ],
      after: 'De betaling wordt meestal binnen enkele uren bevestigd.',
    },
  },
  transferScan: 'Of scan deze code met de app van je bank.',
  transferScanLabel: 'QR-code voor een overboeking',

  amount: 'Bedrag',
  payBy: 'Betaal uiterlijk',
  barcode: 'Barcode',

  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'Bank',
  boletoDue: 'Vervaldatum',

  transferTitle: 'Overboeking',
  transferExactly: 'Exact bedrag',
  transferMore: 'Meer bankgegevens',
  transferCopyAll: 'Alles kopiëren',
  transferAll: 'alle gegevens',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Begunstigde (beneficiario)',
    bank_name: 'Bank (banco)',
    reference: 'Betalingskenmerk (referencia)',
    concept: 'Omschrijving (concepto)',
  },

  voucherTitle: 'Contant betalen',
  walletTitle: 'E-wallet',
  cardTitle: 'Betaalkaart',
  voucherReference: 'Betalingskenmerk',
  voucherShow: 'Tonen bij de kassa',
  close: 'Sluiten',

  timeLeft: 'Resterende tijd',
  endingSoon: (left) => `Je hebt nog ${left} om te betalen.`,
  expired: 'De tijd om te betalen is verstreken. Heb je al betaald, betaal dan niet opnieuw.',
  howToPay: 'Zo betaal je',
  guides: {
    boleto_br: {
      steps: [
        'Open de app of site van je bank en kies ervoor een boleto te betalen.',
        'Plak de linha digitável of scan de barcode.',
        'Controleer de ontvanger en het bedrag, en bevestig.',
      ],
      after: 'Het duurt 1 tot 3 werkdagen voordat de betaling is bevestigd.',
    },
    banktransfer_mx: {
      steps: [
        'Voeg de rekening in de app van je bank toe als nieuwe begunstigde.',
        'Maak het exacte bedrag over via SPEI, met het betalingskenmerk of de omschrijving die hier staat.',
        'Bewaar het betaalbewijs (comprobante) tot de betaling is bevestigd.',
      ],
      after: 'SPEI-overboekingen komen meestal binnen enkele minuten aan, op elk moment van de dag.',
    },
    cashvoucher_mx: {
      steps: [
        'Ga naar een winkel waar je deze betaling kunt doen.',
        'Laat de barcode scannen of noem het betalingskenmerk.',
        'Betaal contant en bewaar de bon.',
      ],
      after: 'De betaling wordt meestal binnen enkele uren bevestigd.',
    },
  },
  print: 'Afdrukken',
  slipIssued: 'Datum van uitgifte',
  slipReference: 'Betalingskenmerk',
  savePng: 'Afbeelding opslaan',
  saveSvg: 'Opslaan om af te drukken',
  saved: (file) => `Opgeslagen: ${file}`,
  saveFailed: 'Opslaan is niet gelukt.',
  share: 'Delen',
  shareFailed: 'Delen is niet gelukt.',
  addToCalendar: 'Toevoegen aan agenda',
  warnings: {
    'invalid-code': 'Een deel van deze code lijkt niet te kloppen. Vraag dit na bij de winkel voordat je betaalt.',
    'conflicting-codes':
      'De twee codes op dit betaalformulier verschillen. Vraag dit na bij de winkel voordat je betaalt.',
    'amount-mismatch': 'Deze code vraagt om een ander bedrag. Vraag dit na bij de winkel voordat je betaalt.',
    'bank-mismatch':
      'Deze rekening hoort bij een andere bank dan vermeld. Vraag dit na bij de winkel voordat je betaalt.',
    'hidden-characters': 'Deze code bevat verborgen tekens. Vraag dit na bij de winkel voordat je betaalt.',
  },

  walletLabel: 'Gekoppeld account',
  walletReferences: { email: 'E-mail', phone: 'Telefoonnummer', card: 'Kaart', account: 'Account' },
  walletName: 'Naam',
  walletBalance: 'Saldo',
  walletUnusable: 'De gegevens van het account kunnen niet worden getoond.',

  formSummary: 'Sommige gegevens ontbreken of kloppen nog niet:',
  formOptional: (label) => `${label} (optioneel)`,
  formChoose: 'Kies…',
  formMissing: (label) => `Vul in: ${label}.`,
  formTooLong: (label) => `${label}: maximaal 64 tekens.`,

  billingAddress: 'Factuuradres in Brazilië',
  customerLabels: {
    phone: 'Telefoonnummer',
    'document.number': 'CPF of CNPJ',
    'billing_address.postal_code': 'Postcode (CEP)',
    'billing_address.line1': 'Straat en huisnummer',
    'billing_address.line2': 'Appartement, verdieping, wijk',
    'billing_address.city': 'Plaats',
    'billing_address.state': 'Staat',
  },
  customerHints: {
    phone: 'Het nummer van je wallet, bijvoorbeeld 0812 3456 7890.',
    'document.number': 'CPF voor personen, CNPJ voor bedrijven.',
  },
  customerProblems: {
    'tax-id-length': 'Een CPF heeft 11 cijfers, een CNPJ 14 tekens (letters en cijfers).',
    'tax-id': 'Deze CPF of CNPJ klopt niet. Controleer elk teken.',
    phone: 'Dit telefoonnummer klopt niet. Controleer elk cijfer.',
    'phone-country': 'Begin het telefoonnummer met 08, of met + en de landcode.',
    'postal-code': 'Een CEP heeft 8 cijfers, bijvoorbeeld 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18 cijfers, te vinden in de app van je bank.',
  refundLabels: {
    account_holder_name: 'Rekeninghouder',
    bank_code: 'Bankcode',
    bank_name: 'Bank',
    bank_branch_code: 'Bankkantoor (agência)',
    account_type: 'Soort rekening',
    account_number: 'Rekeningnummer',
  },
  refundHints: {
    bank_code: '3 cijfers, bijvoorbeeld 341.',
    account_number: 'Met het controlecijfer, bijvoorbeeld 12345-6.',
  },
  accountTypes: {
    checking: 'Betaalrekening',
    savings: 'Spaarrekening',
  },
  refundProblems: {
    'bank-code': 'Een bankcode heeft 3 cijfers.',
    account: 'Gebruik cijfers; het laatste teken mag een X zijn.',
    'clabe-length': 'Een CLABE heeft 18 cijfers.',
    clabe: 'Deze CLABE klopt niet. Controleer elk cijfer.',
  },

  methodsLabel: 'Betaalmethode',
  methodsMissing: 'Kies een betaalmethode.',
  methodsUnusable: 'De betaalmethoden kunnen niet worden getoond. Laad de pagina opnieuw.',
  methodNames: {
    directDebit: 'Automatische incasso',
    virtualAccount: 'Virtuele rekening',
    convenienceStore: 'Betalen in een buurtwinkel',
    sepaTransfer: 'SEPA-overboeking',
    wireTransfer: 'Internationale overboeking',
    achTransfer: 'ACH-overboeking',
  },
};
