import { plural } from './plural.js';
import type { PartialStrings } from './strings.js';

const cannotShow = 'Dieser Zahlungsschritt kann nicht angezeigt werden. Wählen Sie eine andere Zahlungsart.';
const noConnection = 'Keine Internetverbindung. Prüfen Sie die Verbindung und versuchen Sie es erneut.';
const unreachable = 'Der Server ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.';
const ourFault = 'Bei uns ist etwas schiefgelaufen. Versuchen Sie es gleich noch einmal.';

export const strings: PartialStrings = {
  locale: 'de',
  amounts: { locale: 'de', group: '.', decimal: ',', pattern: '# ¤', symbols: { EUR: '€', CHF: 'CHF' } },
  loading: 'Wird geladen\u00a0…',
  waiting: 'Warten auf Bestätigung\u00a0…',
  seller: 'Shop',
  retry: 'Erneut versuchen',
  paymentComplete: 'Zahlung abgeschlossen',
  paymentFailed: 'Zahlung fehlgeschlagen',
  paymentExpired: 'Die Zahlungsfrist ist abgelaufen',
  mandateComplete: 'Konto verknüpft',
  mandateExpired: 'Die Zeit zum Verknüpfen des Kontos ist abgelaufen',
  mandateFailed: 'Das Konto konnte nicht verknüpft werden',

  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'Dieser Zahlungsschritt führt zu einer unsicheren Adresse. Wählen Sie eine andere Zahlungsart.',
    'qr-too-long': 'Dieser Code ist zu lang für einen QR-Code. Kopieren Sie ihn stattdessen.',
    'image-failed': 'Der QR-Code konnte nicht geladen werden.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'Das hat zu lange gedauert. Versuchen Sie es erneut.',
    'rate-limited': 'Zu viele Versuche. Warten Sie kurz und versuchen Sie es erneut.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'Die Anfrage konnte nicht verarbeitet werden. Gehen Sie zurück und versuchen Sie es erneut.',
    'otp-incorrect': 'Dieser Code stimmt nicht. Prüfen Sie ihn und versuchen Sie es erneut.',
    'otp-expired': 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
    'otp-attempts-exceeded': 'Zu viele falsche Codes. Beginnen Sie neu oder wählen Sie eine andere Zahlungsart.',
  },

  checkPaid: 'Ich habe bezahlt, jetzt prüfen',
  checkLinked: 'Ich bin fertig, jetzt prüfen',
  updates: 'Diese Seite aktualisiert sich automatisch.',
  checking: 'Wird geprüft\u00a0…',
  notYet: 'Noch nicht bestätigt. Das kann einen Moment dauern.',
  stillChecking: 'Noch keine Antwort. Wird weiter geprüft\u00a0…',
  offline: 'Keine Verbindung. Die Prüfung geht weiter, sobald Sie wieder online sind.',
  late: 'Die Zahlungsfrist ist abgelaufen. Wenn Sie schon bezahlt haben, zahlen Sie nicht noch einmal. Die Bestätigung kommt möglicherweise erst am nächsten Werktag.',

  resultAmount: 'Betrag',
  resultReference: 'Referenz',
  startAgain: 'Neu beginnen',
  otherMethod: 'Andere Zahlungsart wählen',
  expiredHint:
    'Wenn Sie schon bezahlt haben, zahlen Sie nicht noch einmal: Wenden Sie sich an den Shop. Wenn nicht, beginnen Sie neu.',
  mandateExpiredHint: 'Beginnen Sie neu, um das Konto zu verknüpfen.',
  failedHint: 'Beginnen Sie neu oder wählen Sie eine andere Zahlungsart.',
  failures: {
    payment_declined:
      'Die Zahlung wurde abgelehnt. Wählen Sie eine andere Zahlungsart oder fragen Sie bei Ihrer Bank oder Wallet nach.',
    declined_by_consumer: 'Sie haben den Vorgang abgebrochen.',
    insufficient_funds: 'Das Guthaben reicht nicht aus. Wählen Sie eine andere Zahlungsart.',
    account_closed: 'Das Konto wurde aufgelöst. Wählen Sie eine andere Zahlungsart.',
    processing_error: 'Der Vorgang konnte nicht bearbeitet werden. Versuchen Sie es gleich noch einmal.',
    otp_attempts_exceeded: 'Es wurden zu viele falsche Codes eingegeben.',
  },
  charged: 'Wenn der Betrag schon abgebucht wurde, zahlen Sie nicht noch einmal: Wenden Sie sich an den Shop.',
  paidNext: 'Der Shop hat Ihre Zahlung erhalten und kümmert sich um alles Weitere.',
  linkedNext: 'Der Shop kann jetzt Zahlungen von diesem Konto einziehen.',

  redirectHint: (host) => `Sie schließen den Vorgang auf ${host} ab und kommen dann hierher zurück.`,
  appHint: 'Bestätigen Sie in der App und kommen Sie dann hierher zurück.',
  redirectTabHint: (host) => `Schließen Sie den Vorgang im anderen Tab auf ${host} ab.`,
  redirectShow: 'Zum anderen Tab',
  redirectTo: (host) => `Weiter zu ${host}`,
  redirectIn: (host, seconds) => {
    const unit = plural('de', seconds, { one: 'Sekunde', other: 'Sekunden' });
    return `Sie werden in ${seconds}\u00a0${unit} zu ${host} weitergeleitet.`;
  },
  redirectStay: 'Hier bleiben',
  openApp: 'App öffnen',
  openingApp: 'App wird geöffnet\u00a0…',
  leaving: (host) => `Weiterleitung zu ${host}\u00a0…`,
  appMissing: 'Hat sich die App nicht geöffnet?',
  pageMissing: (host) => `Hat sich ${host} nicht geöffnet? Versuchen Sie es erneut.`,

  appHelp: 'Prüfen Sie, ob die App auf diesem Gerät installiert und aktuell ist, und versuchen Sie es erneut.',
  inApp: (app) =>
    `Sie sind im Browser der ${app}-App, der andere Apps möglicherweise nicht öffnen kann. Öffnen Sie das Menü, ` +
    'wählen Sie „Im Browser öffnen“ und versuchen Sie es dort erneut.',
  inWechat:
    'WeChat öffnet von seinen Seiten aus keine anderen Apps. Tippen Sie oben rechts auf „…“, wählen Sie „Im Browser ' +
    'öffnen“ und versuchen Sie es dort erneut.',
  inAnApp:
    'Diese Seite ist in einer App geöffnet, die andere Apps möglicherweise nicht öffnen kann. Gibt es im Menü „Im ' +
    'Browser öffnen“, versuchen Sie es im Browser erneut.',
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
    google: 'Google',
    x: 'X',
    snapchat: 'Snapchat',
    linkedin: 'LinkedIn',
    pinterest: 'Pinterest',
    zalo: 'Zalo',
  },
  pageHelp:
    'Die Website ist vielleicht langsam oder von dieser Seite aus nicht erreichbar. Versuchen Sie es in einem neuen ' +
    'Tab oder kopieren Sie den Link in Ihren Browser.',
  newTab: 'In neuem Tab öffnen',
  link: 'Link',
  copyLink: 'Link kopieren',
  scan: 'Um auf dem Smartphone fortzufahren, scannen Sie diesen Code mit der Kamera.',
  scanLabel: 'QR-Code, der die App auf einem Smartphone öffnet',

  otpLabel: 'Einmalcode',
  otpHint: (length) =>
    `Um Ihr Konto zu verknüpfen, geben Sie den ${length}-stelligen Code ein, den Sie erhalten haben.`,
  otpAtOnce: 'Der Code wird automatisch geprüft.',
  otpIncomplete: 'Geben Sie alle Ziffern des Codes ein.',
  otpSubmit: 'Bestätigen',
  otpSubmitting: 'Code wird geprüft\u00a0…',
  otpConfirming: 'Code akzeptiert. Warten auf Bestätigung\u00a0…',
  otpDone: 'Code bestätigt',
  otpResend: 'Neuen Code senden',
  otpResendIn: (seconds) => `Neuen Code senden (${seconds}\u00a0s)`,
  otpResending: 'Neuer Code wird gesendet\u00a0…',
  otpResent: 'Ein neuer Code ist unterwegs.',
  otpResendFailed: 'Der neue Code konnte nicht gesendet werden. Versuchen Sie es erneut.',

  copy: 'Kopieren',
  copyOf: (label) => `${label} kopieren`,
  copyDone: 'Kopiert',
  copied: (label) => `Kopiert: ${label}`,
  copySelected: (label) =>
    `Automatisches Kopieren nicht möglich. Ausgewählt: ${label}. Kopieren Sie über das Menü oder mit der Tastatur.`,
  copyFailed: (label) => `Kopieren nicht möglich: ${label}. Wählen Sie den Text aus und kopieren Sie ihn selbst.`,

  qrLabel: 'QR-Code zum Bezahlen',
  qrHint: 'Scannen Sie diesen Code mit Ihrer Banking- oder Bezahl-App.',
  qrCopyHint:
    'Kopieren Sie diesen Code und fügen Sie ihn in Ihrer Banking- oder Bezahl-App ein, oder öffnen Sie diese Seite auf einem anderen Bildschirm und scannen Sie ihn.',
  qrSaveHint: 'Speichern Sie diesen QR-Code und öffnen Sie das Bild dann in Ihrer Banking- oder Bezahl-App.',
  qrScreenshotHint:
    'Machen Sie einen Screenshot von diesem QR-Code und öffnen Sie das Bild dann in Ihrer Banking- oder Bezahl-App.',
  qrCode: 'Zahlungscode',
  qrPayee: 'Empfänger',

  detailsLabel: 'Zahlungsdaten',
  fields: {
    code: 'Barcodenummer',
    number: 'Boleto-Nummer',
    country: 'Land',
    currency: 'Währung',
    bank_name: 'Bank',
    bank_code: 'Bankcode',
    bank_branch_name: 'Filiale',
    bank_branch_code: 'Filialcode',
    account_holder_name: 'Kontoinhaber',
    account_number: 'Kontonummer',
    reference: 'Referenz',
  },

  instrumentFields: {
    iban: 'IBAN',
    bic: 'BIC',
    swift_code: 'SWIFT-Code',
    routing_number: 'Routing Number (ABA)',
    sort_code: 'Sort Code (Bankleitzahl)',
    account_type: 'Kontoart',
    entity: 'Empfängernummer (Entidade)',
    payment_code: 'Zahlungscode',
    confirmation_number: 'Bestätigungsnummer',
    store: 'Geschäft',
    biller_code: 'Nummer des Rechnungsstellers',
    bill_key: 'Rechnungsnummer',
    phone: 'Telefonnummer',
    payment_reference: 'Verwendungszweck',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'Beginnen Sie in der App Ihrer Bank eine Überweisung auf das hier gezeigte Konto.',
        'Überweisen Sie den genauen Betrag und geben Sie den Verwendungszweck an, falls einer gezeigt wird.',
        'Bewahren Sie den Beleg auf, bis die Zahlung bestätigt ist.',
      ],
      after: 'Je nach Bank dauert eine Überweisung wenige Minuten oder einige Werktage.',
    },
    bill: {
      steps: [
        'Wählen Sie in der App Ihrer Bank oder am Geldautomaten die Zahlung einer Rechnung.',
        'Geben Sie die Nummern in dieser Reihenfolge ein und, falls gefragt, den Betrag.',
        'Prüfen Sie Empfänger und Betrag, dann bestätigen Sie.',
      ],
      after: 'Die Zahlung wird meist innerhalb weniger Minuten bestätigt.',
    },
    store: {
      steps: [
        'Gehen Sie mit diesem Code in das Geschäft.',
        'Nennen Sie den Code an der Kasse oder geben Sie ihn am Automaten im Geschäft ein.',
        'Bezahlen Sie und bewahren Sie den Beleg auf.',
      ],
      after: 'Die Zahlung wird meist innerhalb weniger Stunden bestätigt.',
    },
  },
  transferScan: 'Oder scannen Sie diesen Code mit Ihrer Banking-App.',
  transferScanLabel: 'QR-Code für eine Überweisung',

  amount: 'Betrag',
  payBy: 'Zahlbar bis',
  barcode: 'Barcode',

  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'Bank',
  boletoDue: 'Fällig am',

  transferTitle: 'Überweisung',
  transferExactly: 'Exakter Betrag',
  transferMore: 'Weitere Bankdaten',
  transferCopyAll: 'Alles kopieren',
  transferAll: 'alle Angaben',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Empfänger (beneficiario)',
    bank_name: 'Bank (banco)',
    reference: 'Referenz (referencia)',
    concept: 'Verwendungszweck (concepto)',
  },

  voucherTitle: 'Barzahlung',
  walletTitle: 'E-Wallet',
  cardTitle: 'Karte',
  voucherReference: 'Referenz',
  voucherShow: 'An der Kasse zeigen',
  close: 'Schließen',

  payWithin: (left) => `Noch ${left} zum Bezahlen`,
  mayBeOver: 'Die Zahlungsfrist ist möglicherweise abgelaufen',
  endingSoon: (left) => `Noch ${left} Zeit zum Bezahlen.`,
  expired: 'Die Zahlungsfrist ist abgelaufen. Wenn Sie schon bezahlt haben, zahlen Sie nicht noch einmal.',
  howToPay: 'So bezahlen Sie',
  guides: {
    boleto_br: {
      steps: [
        'Öffnen Sie die App oder Website Ihrer Bank und wählen Sie die Zahlung eines Boletos.',
        'Fügen Sie die linha digitável (die Ziffernfolge) ein oder scannen Sie den Barcode.',
        'Prüfen Sie Empfänger und Betrag, dann bestätigen Sie.',
      ],
      after: 'Es dauert 1 bis 3\u00a0Werktage, bis die Zahlung bestätigt ist.',
    },
    banktransfer_mx: {
      steps: [
        'Fügen Sie das Konto in der App Ihrer Bank als neuen Empfänger hinzu.',
        'Überweisen Sie den genauen Betrag per SPEI mit der Referenz oder dem Verwendungszweck wie hier angezeigt.',
        'Bewahren Sie den Beleg (comprobante) auf, bis die Zahlung bestätigt ist.',
      ],
      after: 'SPEI-Überweisungen kommen meist innerhalb weniger Minuten an, zu jeder Uhrzeit.',
    },
    cashvoucher_mx: {
      steps: [
        'Gehen Sie in ein Geschäft, das die Zahlung annimmt.',
        'Lassen Sie den Barcode scannen oder nennen Sie die Referenz.',
        'Bezahlen Sie bar und bewahren Sie den Beleg auf.',
      ],
      after: 'Die Zahlung wird meist innerhalb weniger Stunden bestätigt.',
    },
  },
  payWithDetails: 'Bezahlen Sie mit diesen Daten in der App Ihrer Bank oder Wallet oder an einer Zahlstelle.',
  print: 'Drucken',
  printFailed: 'Drucken nicht möglich.',
  slipIssued: 'Ausstellungsdatum',
  slipReference: 'Referenz',
  savePng: 'Bild speichern',
  saveSvg: 'Zum Drucken speichern',
  saved: (file) => `Gespeichert: ${file}`,
  saveFailed: 'Speichern nicht möglich.',
  share: 'Teilen',
  shareFailed: 'Teilen nicht möglich.',
  addToCalendar: 'Zum Kalender hinzufügen',
  savePdf: 'PDF speichern',
  emailSlip: 'An meine E-Mail-Adresse senden',
  emailSent: 'E-Mail gesendet.',
  emailFailed: 'E-Mail konnte nicht gesendet werden.',
  warnings: {
    'invalid-code': 'Ein Teil dieses Codes scheint falsch zu sein. Fragen Sie vor dem Bezahlen beim Shop nach.',
    'conflicting-codes':
      'Die beiden Codes auf diesem Zahlschein sind verschieden. Fragen Sie vor dem Bezahlen beim Shop nach.',
    'amount-mismatch': 'Dieser Code nennt einen anderen Betrag. Fragen Sie vor dem Bezahlen beim Shop nach.',
    'bank-mismatch':
      'Dieses Konto gehört zu einer anderen Bank als der genannten. Fragen Sie vor dem Bezahlen beim Shop nach.',
    'hidden-characters': 'Dieser Code enthält versteckte Zeichen. Fragen Sie vor dem Bezahlen beim Shop nach.',
  },

  walletLabel: 'Verknüpftes Konto',
  walletReferences: { email: 'E-Mail', phone: 'Telefonnummer', card: 'Karte', account: 'Konto' },
  walletName: 'Name',
  walletBalance: 'Guthaben',
  walletUnusable: 'Die Kontodaten können nicht angezeigt werden.',

  formSummary: 'Bitte noch ergänzen oder korrigieren:',
  formOptional: (label) => `${label} (optional)`,
  formChoose: 'Bitte wählen\u00a0…',
  formMissing: (label) => `Bitte ausfüllen: ${label}.`,
  formTooLong: (label) => `${label}: höchstens 64\u00a0Zeichen.`,

  billingAddress: 'Rechnungsadresse in Brasilien',
  customerLabels: {
    phone: 'Telefonnummer',
    'document.number': 'CPF oder CNPJ',
    'billing_address.postal_code': 'Postleitzahl (CEP)',
    'billing_address.line1': 'Straße und Hausnummer',
    'billing_address.line2': 'Wohnung, Etage, Stadtteil',
    'billing_address.city': 'Ort',
    'billing_address.state': 'Bundesstaat',
  },
  customerHints: {
    phone: 'Die Nummer Ihrer Wallet, zum Beispiel 0812 3456 7890.',
    'document.number': 'CPF für Privatpersonen, CNPJ für Unternehmen.',
  },
  customerProblems: {
    'tax-id-length': 'Eine CPF-Nummer hat 11\u00a0Ziffern, eine CNPJ-Nummer 14\u00a0Stellen (Buchstaben und Ziffern).',
    'tax-id': 'Diese CPF- oder CNPJ-Nummer stimmt nicht. Prüfen Sie jede Stelle.',
    phone: 'Diese Telefonnummer stimmt nicht. Prüfen Sie jede Ziffer.',
    'phone-country': 'Beginnen Sie die Telefonnummer mit 08 oder mit + und der Ländervorwahl.',
    'postal-code': 'Die Postleitzahl (CEP) hat 8\u00a0Ziffern, zum Beispiel 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18\u00a0Ziffern, zu finden in der App Ihrer Bank.',
  refundLabels: {
    account_holder_name: 'Kontoinhaber',
    bank_code: 'Bankcode',
    bank_name: 'Bank',
    bank_branch_code: 'Filiale (agência)',
    account_type: 'Kontoart',
    account_number: 'Kontonummer',
  },
  refundHints: {
    bank_code: '3\u00a0Ziffern, zum Beispiel 341.',
    account_number: 'Mit Prüfziffer, zum Beispiel 12345-6.',
  },
  accountTypes: {
    checking: 'Girokonto',
    savings: 'Sparkonto',
  },
  refundProblems: {
    'bank-code': 'Ein Bankcode hat 3\u00a0Ziffern.',
    account: 'Nur Ziffern; die letzte Stelle darf ein X sein.',
    'clabe-length': 'Eine CLABE hat 18\u00a0Ziffern.',
    clabe: 'Diese CLABE stimmt nicht. Prüfen Sie jede Ziffer.',
  },

  methodsLabel: 'Zahlungsart',
  methodsMissing: 'Bitte wählen Sie eine Zahlungsart.',
  methodsUnusable: 'Die Zahlungsarten können nicht angezeigt werden. Laden Sie die Seite neu.',
  methodNames: {
    directDebit: 'Lastschrift',
    virtualAccount: 'Virtuelles Konto',
    convenienceStore: 'Zahlung im Geschäft',
    sepaTransfer: 'SEPA-Überweisung',
    wireTransfer: 'Auslandsüberweisung',
    achTransfer: 'ACH-Überweisung',
  },

  checkoutTitle: 'Wie möchten Sie bezahlen?',
  linkTitle: 'Welches Konto möchten Sie verknüpfen?',
  payAmount: (amount) => `${amount} bezahlen`,
  linkAccount: 'Konto verknüpfen',
  paying: 'Einen Moment …',
  stepTitle: 'Ihre Zahlung',
  saveAccount: 'Dieses Konto für das nächste Mal speichern',
  recurring: 'Der Verkäufer darf diesen Betrag jedes Mal abbuchen, bis Sie kündigen.',
  priceChanged: (before, now) => `Der Preis hat sich von ${before} auf ${now} geändert.`,
  earlierOpen:
    'Sie haben eine Zahlung begonnen, die noch eingehen kann. Wenn Sie schon bezahlt haben, zahlen Sie nicht noch einmal.',
  goBack: 'Zurück zu dieser Zahlung',
  earlierPaid: 'Ihre frühere Zahlung ist eingegangen. Zahlen Sie nicht noch einmal.',
  paidTwice:
    'Für diese Bestellung sind zwei Zahlungen eingegangen. Wenden Sie sich an den Verkäufer, um eine zurückzubekommen.',
  noMethods: 'Im Moment ist keine Zahlung möglich. Wenden Sie sich an den Verkäufer.',
  signedOut: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an, um zu bezahlen.',
  gone: 'Diese Bestellung ist nicht mehr verfügbar.',
  unusableCheckout: 'Diese Bestellung kann nicht angezeigt werden. Wenden Sie sich an den Verkäufer.',
  orderChanged: 'Diese Bestellung hat sich geändert. Prüfen Sie sie, bevor Sie bezahlen.',
};
