/** The verification of webhooks in each language of docs/examples/webhooks that is installed. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { onPath } from '../../scripts/shared/browser.mjs';
import { ROOT } from '../../scripts/shared/install.mjs';

const FOLDER = join(ROOT, 'docs/examples/webhooks');
const SECRET = `whsec_${Buffer.from('twenty-four secret bytes').toString('base64')}`;
const OTHER = `whsec_${Buffer.from('another twenty-four byte').toString('base64')}`;
const BODY = '{"id":"evt_1","type":"payment.paid","data":{"note":"São Paulo ✓"}}';

const folder = mkdtempSync(join(tmpdir(), 'pay-webhooks-'));
test.afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const copy = (name: string) => copyFileSync(join(FOLDER, name), join(folder, name));

interface Language {
  readonly file: string;
  readonly programs: readonly string[];
  /**
   * Prepares a program that takes the secret, the three headers and the body as arguments, prints the type of the event, and
   * fails if the message is refused. @returns its command
   */
  prepare(program: string): string[];
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  Node: {
    file: 'webhook.mjs',
    programs: ['node'],
    prepare: (program) => [
      program,
      write(
        'run.mjs',
        `import { readEvent } from ${JSON.stringify(pathToFileURL(join(FOLDER, 'webhook.mjs')).href)};
        const [, , secret, id, time, signature, body] = process.argv;
        const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature };
        console.log(readEvent(secret, headers, body).type);`,
      ),
    ],
  },
  Python: {
    file: 'webhook.py',
    programs: ['python3'],
    prepare: (program) => {
      copy('webhook.py');
      const source = `import sys
from webhook import read_event
secret, id, time, signature, body = sys.argv[1:]
headers = {"webhook-id": id, "webhook-timestamp": time, "webhook-signature": signature}
print(read_event(secret, headers, body.encode())["type"])
`;
      return [program, '-B', write('run.py', source)];
    },
  },
  PHP: {
    file: 'webhook.php',
    programs: ['php'],
    prepare: (program) => {
      const source = `<?php
        require ${JSON.stringify(join(FOLDER, 'webhook.php'))};
        [, $secret, $id, $time, $signature, $body] = $argv;
        $headers = ['webhook-id' => $id, 'webhook-timestamp' => $time, 'webhook-signature' => $signature];
        echo read_event($secret, $headers, $body)['type'];`;
      return [program, write('run.php', source)];
    },
  },
  Go: {
    file: 'webhook.go',
    programs: ['go'],
    prepare: (program) => {
      copy('webhook.go');
      write('go.mod', 'module webhooks\n\ngo 1.18\n');
      write(
        'main.go',
        `package main

import (
	"fmt"
	"net/http"
	"os"
)

func main() {
	header := http.Header{}
	for index, name := range []string{"webhook-id", "webhook-timestamp", "webhook-signature"} {
		header.Set(name, os.Args[index+2])
	}
	event, err := ReadEvent(os.Args[1], header, []byte(os.Args[5]))
	if err != nil {
		panic(err)
	}
	fmt.Println(event["type"])
}
`,
      );
      const env = { ...process.env, GOCACHE: join(ROOT, '.cache/go'), GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local' };
      execFileSync(program, ['build', '-o', 'run-go', '.'], { cwd: folder, env, stdio: 'pipe' });
      return [join(folder, 'run-go')];
    },
  },
  Java: {
    file: 'Webhook.java',
    programs: ['java'],
    prepare: (program) => {
      copy('Webhook.java');
      write(
        'Main.java',
        `import java.util.Map;
        class Main {
          public static void main(String[] args) throws Exception {
            Map<String, String> headers = Map.of("webhook-id", args[1], "webhook-timestamp", args[2], "webhook-signature", args[3]);
            Webhook.verify(args[0], headers, args[4]);
            System.out.println("payment.paid");
          }
        }`,
      );
      execFileSync('javac', ['-encoding', 'UTF-8', 'Webhook.java', 'Main.java'], { cwd: folder, stdio: 'pipe' });
      // The encoding of arguments is that of the locale.
      return ['env', 'LC_ALL=C.UTF-8', program, '-cp', folder, 'Main'];
    },
  },
  Ruby: {
    file: 'webhook.rb',
    programs: ['ruby'],
    prepare: (program) => {
      const source = `require ${JSON.stringify(join(FOLDER, 'webhook.rb'))}
        secret, id, time, signature, body = ARGV
        headers = { 'webhook-id' => id, 'webhook-timestamp' => time, 'webhook-signature' => signature }
        puts read_event(secret, headers, body)['type']`;
      return [program, write('run.rb', source)];
    },
  },
};

interface Message {
  readonly secret?: string;
  readonly time?: Date;
  readonly timestamp?: string;
  readonly body?: string;
  readonly signature?: string;
}

const signed = (time: Date, secret = SECRET) => new Webhook(secret).sign('evt_1', time, BODY);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const ACCEPTED: Readonly<Record<string, () => Message>> = {
  'a signed message': () => ({}),
  'a message with several signatures': () => ({
    signature: `v1,bm90IHRoaXM= ${signed(new Date(), OTHER)} ${signed(new Date())}`,
  }),
  'a message that is four minutes old': () => ({ time: minutesAgo(4) }),
};
const REFUSED: Readonly<Record<string, () => Message>> = {
  'a message with another secret': () => ({ signature: signed(new Date(), OTHER) }),
  'a changed body': () => ({ body: BODY.replace('evt_1', 'evt_2') }),
  'a message without a signature': () => ({ signature: '' }),
  'a message that is six minutes old': () => ({ time: minutesAgo(6) }),
  'a message from the future': () => ({ time: minutesAgo(-6) }),
  'a timestamp that is not a number': () => ({ timestamp: 'soon' }),
};

test.describe('docs/examples/webhooks', () => {
  test('has a tested language for each file', () => {
    const files = readdirSync(FOLDER).filter((name) => name !== 'README.md');
    assert.deepEqual(
      files.sort(),
      Object.values(LANGUAGES)
        .map(({ file }) => file)
        .sort(),
    );
  });

  for (const [name, { programs, prepare }] of Object.entries(LANGUAGES)) {
    const program = onPath([...programs]);
    test.describe(name, () => {
      test.skip(
        Boolean(program ? false : `${name} is not installed`),
        String(program ? false : `${name} is not installed`),
      );
      let command: string[];
      test.beforeAll(() => void (command = prepare(program!)));

      const run = ({ time = new Date(), timestamp, body = BODY, secret = SECRET, signature }: Message) => {
        const at = timestamp ?? String(Math.floor(time.getTime() / 1_000));
        const [file = '', ...args] = [...command, secret, 'evt_1', at, signature ?? signed(time), body];
        return spawnSync(file, args, { encoding: 'utf8' });
      };

      for (const [what, message] of Object.entries(ACCEPTED)) {
        test(`accepts ${what}`, () => {
          const { status, stdout, stderr } = run(message());
          assert.deepEqual([status, stdout.trim()], [0, 'payment.paid'], stderr);
        });
      }

      for (const [what, message] of Object.entries(REFUSED)) {
        test(`refuses ${what}`, () => {
          const { status, stdout, stderr } = run(message());
          assert.notEqual(status, 0);
          assert.equal(stdout.includes('payment.paid'), false);
          assert.match(stderr + stdout, /the webhook is too old|the signature is wrong/i);
        });
      }
    });
  }
});
